"""Map sheets: from the files of a large map to its drawing."""
