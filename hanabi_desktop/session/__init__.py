"""Sessions hold full games; together with reviews, the library and measurements only they may."""
