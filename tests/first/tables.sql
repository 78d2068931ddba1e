BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE cards (
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','8a5aad076f61ab7d1d6035026622068bc0956ffabe16e4f153d13fb9b3b56a32');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	word TEXT NOT NULL, 
	"key" VARCHAR(100), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT log_keys UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',1,'seats',1,'sit',NULL,1.7948652596412754059e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',2,'start',NULL,'2',NULL,1.79486525965754222869e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',3,'choice',0,'strategy spread-fear','0:0Ann',1.79486525970468759538e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',4,'choice',1,'strategy stake-a-claim','1:1Bob',1.79486525977948451048e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',5,'choice',1,'play 5@5','1:2Bob',1.79486525979696083066e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',6,'choice',0,'henchman','0:3Ann',1.79486525982077097895e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',7,'choice',1,'pass','1:4Bob',1.79486525986188626287e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',8,'choice',1,'hire trapper at 1','1:5Bob',1.79486525988797640798e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',9,'choice',1,'keep','1:6Bob',1.79486525990833354002e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',10,'choice',0,'play 0@2','0:7Ann',1.79486525993544077878e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',11,'choice',0,'loan 4','0:8Ann',1.79486525995179390909e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',12,'choice',0,'pass','0:9Ann',1.79486525996212983131e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',13,'choice',0,'hire marshal at 5','0:10Ann',1.79486525997912883759e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',14,'choice',0,'rearrange','0:11Ann',1.79486526000352239603e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',15,'choice',0,'scoundrel marshal','0:12Ann',1.79486526002343153947e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',16,'choice',1,'pass quietly','server:silence-1-15',1.79486526003953576085e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',17,'choice',1,'play 6@6','1:14Bob',1.79486526053680253028e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',18,'choice',0,'henchman','0:15Ann',1.7948652605617778301e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',19,'choice',1,'hire stable-hand at 4','1:16Bob',1.79486526057798218732e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',20,'choice',1,'loan 4','1:17Bob',1.79486526058724641793e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',21,'choice',1,'loan 1','1:18Bob',1.79486526061382818219e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',22,'choice',1,'rearrange','1:19Bob',1.79486526062559676166e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',23,'choice',1,'scoundrel trapper','1:20Bob',1.79486526063893938069e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',24,'choice',1,'scoundrel stable-hand','1:21Bob',1.7948652606621425152e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',25,'choice',0,'play 6@3','0:22Ann',1.79486526068394827843e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',26,'choice',0,'loan 1','0:23Ann',1.79486526070020866396e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',27,'choice',0,'pass','0:24Ann',1.79486526071926450736e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',28,'choice',0,'hire lawyer at 5','0:25Ann',1.79486526072571730616e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',29,'choice',0,'loan 3','0:26Ann',1.79486526073105597499e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',30,'choice',0,'keep','0:27Ann',1.79486526074816393847e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',31,'choice',1,'pass quietly','server:silence-1-30',1.79486526076209592815e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',32,'choice',1,'play 3@3','1:29Bob',1.79486526079454278941e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',33,'choice',1,'loan 2','1:30Bob',1.79486526082249855992e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',34,'choice',1,'lead 3','1:31Bob',1.7948652608431806564e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',35,'choice',1,'pass','1:32Bob',1.79486526086999297145e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',36,'choice',1,'hire chef at 7','1:33Bob',1.79486526089383864406e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',37,'choice',1,'rearrange','1:34Bob',1.79486526092223024368e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',38,'choice',1,'empty','1:35Bob',1.79486526094568943972e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',39,'choice',1,'loan 3','1:36Bob',1.79486526096376347539e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',40,'choice',1,'scoundrel chef','1:37Bob',1.79486526099375844002e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',41,'choice',1,'empty','1:38Bob',1.79486526100874161718e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',42,'choice',1,'empty','1:39Bob',1.79486526102991580965e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',43,'choice',1,'scoundrel stable-hand','1:40Bob',1.79486526104989576341e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',44,'choice',1,'empty','1:41Bob',1.79486526106185102467e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',45,'choice',0,'play A@4','0:42Ann',1.79486526108966636659e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',46,'choice',0,'pass','0:43Ann',1.7948652611079425812e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',47,'choice',0,'hire prospector at 2','0:44Ann',1.79486526112345409398e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',48,'choice',0,'keep','0:45Ann',1.79486526114413666725e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',49,'choice',1,'pass quietly','server:silence-1-48',1.79486526115784811967e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',50,'choice',1,'use trapper','1:47Bob',1.79486526117721247671e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',51,'choice',1,'safe depot-5','1:48Bob',1.79486526119373750688e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',52,'choice',1,'mark 7','1:49Bob',1.79486526121827507014e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',53,'choice',1,'pass','1:50Bob',1.79486526123508214952e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',54,'choice',1,'play 0@2','1:51Bob',1.79486526126029109955e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',55,'choice',1,'pass','1:52Bob',1.79486526128931856154e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',56,'choice',1,'hire cow at 4','1:53Bob',1.79486526131585144997e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',57,'choice',1,'keep','1:54Bob',1.79486526134016895293e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',58,'choice',0,'play 3@A','0:55Ann',1.79486526136024236678e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',59,'choice',0,'pass','0:56Ann',1.79486526137614274024e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',60,'choice',0,'hire undertaker at 3','0:57Ann',1.79486526139573073388e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',61,'choice',0,'keep','0:58Ann',1.7948652614125721454e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',62,'choice',1,'pass quietly','server:silence-1-61',1.79486526143568634987e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',63,'choice',1,'pass','1:60Bob',1.79486526146409058578e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',64,'choice',1,'play 4@A','1:61Bob',1.79486526149185419086e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',65,'choice',1,'pass','1:62Bob',1.79486526151341390612e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',66,'choice',1,'hire forger at 1','1:63Bob',1.79486526153910923003e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',67,'choice',1,'keep','1:64Bob',1.794865261564668417e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',68,'choice',0,'play 4@6','0:65Ann',1.79486526158819746971e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',69,'choice',0,'loan 2','0:66Ann',1794865261.60293);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',70,'choice',0,'hire gravedigger at 7','0:67Ann',1.79486526160986065861e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',71,'choice',0,'keep','0:68Ann',1.79486526161864805217e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',72,'choice',1,'pass quietly','server:silence-1-71',1.7948652616335651874e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',73,'choice',1,'use trapper','1:70Bob',1.79486526165969729421e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',74,'choice',1,'safe depot-3','1:71Bob',1.79486526166859269144e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',75,'choice',1,'mark 3','1:72Bob',1.79486526169482445711e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',76,'choice',1,'use strategy','1:73Bob',1.79486526171563553805e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',77,'choice',1,'pass','1:74Bob',1.79486526174084687237e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',78,'choice',1,'play 6@6','1:75Bob',1.79486526176344943044e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',79,'choice',1,'hire bouncer at 6','1:76Bob',1.79486526178682708745e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',80,'choice',1,'rearrange','1:77Bob',1.79486526181140422821e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',81,'choice',1,'empty','1:78Bob',1.79486526183641386029e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',82,'choice',1,'scoundrel stable-hand','1:79Bob',1.79486526185961341858e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',83,'choice',1,'scoundrel forger','1:80Bob',1.79486526188467836379e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',84,'choice',1,'scoundrel bouncer','1:81Bob',1.79486526190118288997e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',85,'choice',1,'scoundrel cow','1:82Bob',1.79486526191157126424e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',86,'choice',1,'scoundrel chef','1:83Bob',1.79486526194195723533e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',87,'choice',0,'play 0@2','0:84Ann',1.79486526196046924592e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',88,'choice',0,'pass','0:85Ann',1.79486526198174738879e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',89,'choice',0,'office','0:86Ann',1.79486526198833703992e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',90,'choice',1,'pass quietly','server:silence-1-89',1.79486526200588893892e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',91,'choice',1,'use forger','1:88Bob',1.79486526203706693648e+09);
INSERT INTO "log" VALUES('7gew2v4shy6rjse7',92,'choice',1,'flip 7 of 1 on depot-5','1:89Bob',1.79486526206407117842e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',1,'seats',1,'sit',NULL,1.79486526219086885451e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',2,'start',NULL,'2',NULL,1.79486526220919489866e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',3,'choice',0,'offer kid as robber to 1','0:0Ann',1.79486526223045468326e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',4,'choice',1,'refuse','1:1Bob',1.79486526224444746966e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',5,'choice',1,'offer banker as charlatan to 0','1:2Bob',1.79486526226090192795e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',6,'choice',0,'accept','0:3Ann',1.79486526228256177903e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',7,'choice',0,'offer gambler as charlatan to 1','0:4Ann',1.79486526229871535308e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',8,'choice',1,'accept','1:5Bob',1.79486526231642937656e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',9,'choice',1,'offer robber as widow to 0','1:6Bob',1.79486526232885742191e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',10,'choice',0,'accept','0:7Ann',1.79486526234654116627e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',11,'choice',0,'offer charlatan as widow to 1','0:8Ann',1.79486526236254501347e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',12,'choice',1,'refuse','1:9Bob',1.79486526238038325304e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',13,'choice',0,'offer goat as goat to 1','0:10Ann',1.79486526239904427533e+09);
INSERT INTO "log" VALUES('3ttwdfjnxsev6hc5',14,'choice',1,'accept','1:11Bob',1.7948652624217820168e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	epoch INTEGER NOT NULL, 
	recovery VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('74xt1851021tc64b','Ann','en',0,'6008ba9457436eae5bcb17e521bced224e350dd0ced2b4f3cccb448d763f7b33',1.79486525878774619106e+09);
INSERT INTO "people" VALUES('jkf2cbs8pp8gtcs9','Bob','en',0,'c2c3a558b11863a9d519f997a6613817a72295452d5e3cf96207d16f1fbc96cd',1.7948652589449119568e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(60) NOT NULL, 
	secret VARCHAR(64), 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('7gew2v4shy6rjse7',0,'human','','74xt1851021tc64b','Ann','0f6663741a54b3e38d3e7648f4f0b823926bdbbdb7f1c6aa0333bab5e27d3eb1',1.7948652592890734672e+09);
INSERT INTO "seats" VALUES('7gew2v4shy6rjse7',1,'human','','jkf2cbs8pp8gtcs9','Bob','1a68312f91f3194e03604b85afda12bfc929f6f4eb639a351f0afbe7551df0ae',1.79486525964083790778e+09);
INSERT INTO "seats" VALUES('3ttwdfjnxsev6hc5',0,'human','','74xt1851021tc64b','Ann','a171143cfcb04d553868e35950f14e76b1fd6a989334e80fc91254b04cb27c9b',1.79486526212844753258e+09);
INSERT INTO "seats" VALUES('3ttwdfjnxsev6hc5',1,'human','','jkf2cbs8pp8gtcs9','Bob','5b8dcb1027ecc0804b766b56b5ec1e67ce207bb649d5a8c0099322feaa6a254c',1.7948652621906824112e+09);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	catalogue VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	clock TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32), 
	status VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	rematch VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('7gew2v4shy6rjse7','scoundrels',1,'16ead4055416b489','{"expansion":"double-or-nothing","strategy_cards":true,"suspicion":"live"}','77298955831605315465831927534408348042','e21350d0a9658ef61ead98aca48e7e20','live','{}',0,'74xt1851021tc64b','running',1.79486525928908920287e+09,NULL);
INSERT INTO "tables" VALUES('3ttwdfjnxsev6hc5','goat',1,'','{}','187322665649571456266800589490816781833','8e5d74fedac7f2618ee2552ad1ae0d3c','live','{}',0,'74xt1851021tc64b','running',1.79486526212846875198e+09,NULL);
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
