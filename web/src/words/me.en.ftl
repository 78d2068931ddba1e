# My name and data.

save = Save
recovery = A way back
recovery-text = With this code you come back on another device, with all your seats. It is good once.
my-cards = My card files
my-cards-text = A card file is yours alone until you share it. Then any table may name it, whoever opens it.
my-cards-none = None yet. A card file is kept here once you have opened a table with it.
my-cards-share = Share
my-cards-keep = Share no longer
my-cards-shared = Shared: whoever knows its name may play with it.
my-cards-kept = It is yours alone again.
my-cards-delete = Delete
recovery-code = Recovery code
new-code = A new code
come-back = Come back
feed = Turns as a feed
feed-text = A private feed of the tables where it is your turn, for any feed reader.
feed-link = Feed
sign-out = Sign out my other devices
export = All that is kept about me
delete-me = Delete me
delete-sure = Sure? Delete everything
