"""Battle for Germany: the race to Berlin, December 1944 to May 1945, for two to four players."""
