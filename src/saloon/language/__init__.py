"""Where the engine meets words: notation, prompts, the log of events, in English and German."""
