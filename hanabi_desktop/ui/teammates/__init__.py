"""The page of the teammates."""
