"""The outside: the application, HTTP handlers, WebSockets, static files, security headers and the OpenAPI document.

A handler reads a request, asks a package below, and encodes what it says.
"""
