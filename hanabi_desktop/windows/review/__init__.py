"""The widgets of a review: the curve under the table and the panel beside it."""
