"""The server as the web sees it: guard, pages, HTTP and sockets."""
