"""The table server: tables, seats, clocks, sockets, storage. It owns no rules; games come through the contract."""
