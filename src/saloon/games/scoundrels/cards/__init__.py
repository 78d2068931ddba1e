"""The card language: controlled English that is parsed to ability trees and rendered to English and German.

`table` reads the patterns, `grammar` writes the Lark grammar from them, `parse` makes trees, `render` makes words.
Only `parse` needs Lark.
"""
