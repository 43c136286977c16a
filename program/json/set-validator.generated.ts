/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const ar=ge;var lr=ge;const Be={title:"A set of cards for ecos",type:"object",required:["format","id","title",
"vocabulary","cards","features"],additionalProperties:!1,properties:{$schema:{type:"string",description:"Where\
 editors find this schema."},format:{type:"number",const:1},id:{type:"string",pattern:"^((?!constructor$)[a-z]\
[a-z0-9]*(-[a-z0-9]+)*)?$"},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u20\
29]*$"},extends:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},vocabulary:{$ref:"#/de\
finitions/vocabulary"},cards:{type:"array",items:{$ref:"#/definitions/card"}},features:{type:"array",items:{$ref:"\
#/definitions/feature"}},hash:{type:"string",pattern:"^[0-9a-f]{16}$",description:"Hash of the set; a file who\
se content has another one is refused."}},definitions:{vocabulary:{type:"object",required:["settings","element\
s","animals","hands","layouts"],properties:{settings:{$ref:"#/definitions/settings"},elements:{type:"array",items:{
$ref:"#/definitions/element"}},animals:{type:"array",items:{$ref:"#/definitions/animal"}},markers:{type:"array",
items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{$ref:"#/definitions/hand"}},layouts:{type:"arr\
ay",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},settings:{type:"object",properties:{players:{
type:"object",required:["from","to"],properties:{from:{type:"integer",minimum:1,maximum:99999},to:{type:"integ\
er",minimum:1,maximum:99999}},additionalProperties:!1},target:{type:"object",required:["full"],properties:{full:{
type:"integer",minimum:1,maximum:99999},short:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
cubes:{type:"object",required:["total","start"],properties:{total:{type:"integer",minimum:1,maximum:99999},start:{
type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{type:"integer",minimum:1,maximum:99999},
supply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$":{type:"integer",minimum:0,
maximum:99999}},additionalProperties:!1},moreSupply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$":{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},deal:{type:"array",
items:{type:"object",required:["brown","blue","active"],properties:{brown:{type:"integer",minimum:0,maximum:99999},
blue:{type:"integer",minimum:0,maximum:99999},active:{type:"integer",minimum:0,maximum:99999},players:{type:"i\
nteger",minimum:1,maximum:99999}},additionalProperties:!1}},draw:{type:"array",items:{type:"object",required:[
"tokens"],properties:{tokens:{type:"integer",minimum:1,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1}}},additionalProperties:!1},element:{type:"object",required:["name","count","any"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},
any:{type:"boolean"}},additionalProperties:!1},animal:{type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1},
marker:{type:"object",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*\
(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassl\
and","water","mountain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
hand:{type:"object",required:["name","mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u000\
8\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},layout:{type:"object",required:["\
name","tiles"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{
type:"array",items:{type:"object",required:["q","r","terrain"],properties:{q:{type:"integer",minimum:-99999,maximum:99999},
r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:["desert","grassland","water"]}},additionalProperties:!1},
minItems:1}},additionalProperties:!1},card:{type:"object",required:["number","deck","leaves","energy","hands",
"source","impact","steps"],properties:{number:{type:"integer",minimum:0,maximum:99999},deck:{enum:["brown","bl\
ue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{
type:"integer",minimum:1,maximum:4},energy:{type:"array",items:{type:"string",pattern:"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{type:"array",items:{type:"object",required:["name","act\
ive"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"b\
oolean"}},additionalProperties:!1}},source:{type:"object",required:["kind"],properties:{kind:{enum:["attested",
"adapted","original"]},text:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},
additionalProperties:!1},note:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\
$"},impact:{type:"boolean"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},feature:{type:"object",
required:["number","deck","title","source","pattern","triggers"],properties:{number:{type:"integer",minimum:0,
maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\
\\u009f\\u2028\\u2029]*$"},source:{type:"object",required:["kind"],properties:{kind:{enum:["attested","adapted",
"original"]},text:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},
additionalProperties:!1},note:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\
$"},pattern:{type:"array",items:{type:"object",required:["q","r","terrain","tokens","covered"],properties:{q:{
type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:["d\
esert","grassland","water","land"]},tokens:{type:"array",items:{type:"object",required:["compare","thing"],properties:{
compare:{$ref:"#/definitions/compare"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}},covered:{type:"\
boolean"}},additionalProperties:!1},minItems:1},token:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(\
-[a-z0-9]+)*$"},triggers:{type:"array",items:{allOf:[{type:"object",required:["on"],properties:{on:{enum:["pla\
y","end","event"]}}},{type:"object",discriminator:{propertyName:"on"},oneOf:[{type:"object",required:["on","st\
eps"],properties:{on:{enum:["play","end"]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{type:"\
object",required:["on","thing","deed","steps"],properties:{on:{type:"string",const:"event"},thing:{$ref:"#/def\
initions/word"},deed:{enum:["placed","moved","removed"]},otherThings:{type:"array",items:{$ref:"#/definitions/\
word"},minItems:1},otherDeeds:{type:"array",items:{enum:["placed","moved","removed"]},minItems:1},from:{$ref:"\
#/definitions/region"},into:{$ref:"#/definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"bool\
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1},kind:{
anyOf:[{$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","\
grassland","water"]}},additionalProperties:!1}]},quantity:{type:"object",required:["amount","upTo"],properties:{
amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1},quantityOrAll:{
anyOf:[{$ref:"#/definitions/quantity"},{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},
additionalProperties:!1}]},compare:{type:"object",required:["is","amount"],properties:{is:{enum:["least","most",
"exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},group:{allOf:[{type:"obj\
ect",required:["group"],properties:{group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{
propertyName:"group"},oneOf:[{type:"object",required:["group","of"],properties:{group:{type:"string",const:"ha\
bitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{
group:{type:"string",const:"community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",
required:["group"],properties:{group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]},spot:{allOf:[
{type:"object",required:["spot"],properties:{spot:{enum:["this","this-tile","named","thing"]}}},{type:"object",
discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"string",const:"\
this"}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this-\
tile"}},additionalProperties:!1},{type:"object",required:["spot","name"],properties:{spot:{type:"string",const:"\
named"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["spot","thing"],properties:{spot:{
type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}]}]},region:{allOf:[{type:"\
object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacen\
t-habitat","landscape","this-feature","feature-habitat","largest"]}}},{type:"object",discriminator:{propertyName:"\
region"},oneOf:[{type:"object",required:["region"],properties:{region:{enum:["this-habitat","this-community","\
this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat"]}},additionalProperties:!1},{type:"\
object",required:["region","group"],properties:{region:{type:"string",const:"largest"},group:{$ref:"#/definiti\
ons/group"}},additionalProperties:!1}]}]},where:{allOf:[{type:"object",required:["where"],properties:{where:{enum:[
"adjacent","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:[
"where","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","spot"],properties:{where:{type:"string",const:"on"},spot:{$ref:"#/definition\
s/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{where:{type:"string",
const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"\
object",required:["where"],properties:{where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},count:{
allOf:[{type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","spent","\
own","spaces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count",
"things"],properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"\
boolean",const:!0},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitio\
ns/where"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"string",
const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",required:[
"compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/def\
initions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},deed:{enum:["placed","\
moved","removed","replaced"]},thing:{$ref:"#/definitions/word"},things:{type:"array",items:{$ref:"#/definition\
s/word"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["co\
unt"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},with:{$ref:"#/definiti\
ons/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],properties:{count:{
type:"string",const:"spent"},how:{enum:["paid","lost"]},what:{enum:["vp","cube","card"]}},additionalProperties:!1},
{type:"object",required:["count","what"],properties:{count:{type:"string",const:"own"},what:{enum:["cube","car\
d","active-card","leaf"]}},additionalProperties:!1},{type:"object",required:["count"],properties:{count:{type:"\
string",const:"spaces"}},additionalProperties:!1}]}]},playersWith:{type:"object",required:["compare","what"],properties:{
compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1},
rankedPlayers:{type:"object",required:["rank","what"],properties:{rank:{enum:["most","fewest"]},what:{enum:["v\
p","cube","card","active-card"]}},additionalProperties:!1},per:{type:"object",required:["each","of"],properties:{
each:{type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},test:{
allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region","ther\
e","have","did","spent","use"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"object",required:[
"test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"adjacent"},compare:{
$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"a\
djacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["test"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:[
"test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"regio\
n"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","compare","count"],
properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"there"},compare:{$ref:"#/definitions/comp\
are"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},{type:"object",required:["test","compare","\
what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"have"},compare:{$ref:"#/definition\
s/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"object",required:["test","deed",
"compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"did"},deed:{enum:["pl\
aced","moved","removed","replaced"]},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","how","compare","wh\
at"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"spent"},how:{enum:["paid","lost"]},compare:{
$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"object",required:[
"test","use"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"use"},use:{enum:["first","l\
ast"]}},additionalProperties:!1}]}]},condition:{type:"object",required:["join","tests"],properties:{join:{enum:[
"all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},reward:{
allOf:[{type:"object",required:["gain"],properties:{gain:{enum:["vp","element","mix","card","cube","card-to-pl\
ay"]}}},{type:"object",discriminator:{propertyName:"gain"},oneOf:[{type:"object",required:["gain","amount"],properties:{
gain:{type:"string",const:"vp"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"\
object",required:["gain","element","amount"],properties:{gain:{type:"string",const:"element"},element:{type:"s\
tring"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["ga\
in","elements","amount"],properties:{gain:{type:"string",const:"mix"},elements:{type:"array",items:{type:"stri\
ng"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:[
"gain","amount"],properties:{gain:{type:"string",const:"card"},amount:{type:"integer",minimum:1,maximum:99999},
of:{type:"integer",minimum:2,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","amount"],
properties:{gain:{type:"string",const:"cube"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain"],properties:{gain:{type:"string",const:"card-to-play"}},additionalProperties:!1}]}]},
word:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},block:{type:"array",items:{$ref:"#/definitions/st\
ep"}},step:{allOf:[{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remov\
e","swap","pay","lose","play","rotate","choose","may","either","if","repeat","each-player","choose-player"]}}},
{type:"object",discriminator:{propertyName:"op"},oneOf:[{description:"Gives points, elements, cards or cubes, \
once or once for each thing counted.",type:"object",required:["op","rewards"],properties:{op:{type:"string",const:"\
gain"},rewards:{type:"array",items:{$ref:"#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},
per:{$ref:"#/definitions/per"},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"#/definitions/conditi\
on"}},additionalProperties:!1},{description:"Puts tiles or tokens into the landscape (R7, R8). A gate: what ca\
nnot be placed in full ends the effect.",type:"object",required:["op","quantity","kinds"],properties:{op:{type:"\
string",const:"place"},quantity:{$ref:"#/definitions/quantity"},kinds:{type:"array",items:{$ref:"#/definitions\
/kind"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},
additionalProperties:!1},{description:"Moves animals from tile to tile (R9).",type:"object",required:["op","qu\
antity","things","spaces"],properties:{op:{type:"string",const:"move"},quantity:{$ref:"#/definitions/quantityO\
rAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},spaces:{
type:"integer",minimum:1,maximum:99999},overAnyTerrain:{type:"boolean",const:!0},as:{type:"string"},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:"Turns tiles into another terrain (R10.1).",type:"\
object",required:["op","quantity","things","with"],properties:{op:{type:"string",const:"replace"},quantity:{$ref:"\
#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"\
#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},as:{type:"string"},if:{
$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Takes tiles or tokens out of the lands\
cape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],properties:{op:{type:"string",const:"r\
emove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Two tiles change places with everything on them, or two animals if each may be on the tile of the other (R8.1)\
.",type:"object",required:["op","things","with"],properties:{op:{type:"string",const:"swap"},things:{type:"arr\
ay",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1},withWhere:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/d\
efinitions/condition"}},additionalProperties:!1},{description:"Pays points, free cubes or cards from hand (L35\
, L37). A gate: what cannot be paid in full is not paid and ends the effect.",type:"object",required:["op","qu\
antity","what"],properties:{op:{type:"string",const:"pay"},quantity:{$ref:"#/definitions/quantityOrAll"},what:{
enum:["vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Loses p\
oints, free cubes or cards from hand, as many as there are (L36, L37).",type:"object",required:["op","quantity",
"what"],properties:{op:{type:"string",const:"lose"},quantity:{anyOf:[{type:"object",required:["amount","upTo"],
properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean",const:!1}},additionalProperties:!1},
{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]},what:{enum:[
"vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Plays a card \
from hand (R6.4, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{
type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:["op","c\
ubes"],properties:{op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:'Points at something of the landscape, which \
becomes "this".',type:"object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{
type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},
if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); a gat\
e inside ends only these steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",const:"\
may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Its player takes one branch; \
one that cannot begin is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"st\
ring",const:"either"},branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},
{description:"Takes the first steps when the condition holds, else the others.",type:"object",required:["op","\
condition","steps"],properties:{op:{type:"string",const:"if"},condition:{$ref:"#/definitions/condition"},steps:{
$ref:"#/definitions/block"},otherwise:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Run\
s its steps several times.",type:"object",required:["op","times","steps"],properties:{op:{type:"string",const:"\
repeat"},times:{anyOf:[{type:"object",required:["times"],properties:{times:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["upTo"],properties:{upTo:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["per"],properties:{per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},
steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Every player does it, or those who \
have something, clockwise from the owner of the card; "you" is that player.',type:"object",required:["op","ste\
ps"],properties:{op:{type:"string",const:"each-player"},other:{type:"boolean",const:!0},with:{anyOf:[{$ref:"#/\
definitions/rankedPlayers"},{$ref:"#/definitions/playersWith"}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:'Its player picks a player, who does it and is "you" in it (L40).',type:"object",required:["op","\
steps"],properties:{op:{type:"string",const:"choose-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/de\
finitions/block"}},additionalProperties:!1}]}]}}},Me=Object.prototype.hasOwnProperty,Fe=new RegExp("^((?!const\
ructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),Ie=new RegExp("^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u\
2029]*$","u"),ke=new RegExp("^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),Je=new RegExp("^[0-9a-f]{16}$",
"u"),pr={type:"object",required:["settings","elements","animals","hands","layouts"],properties:{settings:{$ref:"\
#/definitions/settings"},elements:{type:"array",items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{
$ref:"#/definitions/animal"}},markers:{type:"array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{
$ref:"#/definitions/hand"}},layouts:{type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},
fr={type:"object",properties:{players:{type:"object",required:["from","to"],properties:{from:{type:"integer",minimum:1,
maximum:99999},to:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},target:{type:"object",required:[
"full"],properties:{full:{type:"integer",minimum:1,maximum:99999},short:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},cubes:{type:"object",required:["total","start"],properties:{total:{type:"integer",minimum:1,
maximum:99999},start:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{type:"integ\
er",minimum:1,maximum:99999},supply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-\
9]+)*$":{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},moreSupply:{type:"object",patternProperties:{
"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$":{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
deal:{type:"array",items:{type:"object",required:["brown","blue","active"],properties:{brown:{type:"integer",minimum:0,
maximum:99999},blue:{type:"integer",minimum:0,maximum:99999},active:{type:"integer",minimum:0,maximum:99999},players:{
type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}},draw:{type:"array",items:{type:"object",required:[
"tokens"],properties:{tokens:{type:"integer",minimum:1,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1}}},additionalProperties:!1};function z(r,{instancePath:t="",parentData:re,parentDataProperty:te,
rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const g=e;for(const w in r)
if(!(w==="players"||w==="target"||w==="cubes"||w==="moreCubes"||w==="supply"||w==="moreSupply"||w==="deal"||w===
"draw")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}
if(g===e){if(r.players!==void 0){let w=r.players;const m=e;if(e===m)if(w&&typeof w=="object"&&!Array.isArray(w)){
let $;if(w.from===void 0&&($="from")||w.to===void 0&&($="to"))return z.errors=[{instancePath:t+"/players",keyword:"\
required",params:{missingProperty:$}}],!1;{const v=e;for(const n in w)if(!(n==="from"||n==="to")){return z.errors=
[{instancePath:t+"/players",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(v===e){
if(w.from!==void 0){let n=w.from;const f=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return z.errors=[{instancePath:t+
"/players/from",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof n=="number"){if(n>99999||isNaN(n))
return z.errors=[{instancePath:t+"/players/from",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<
1||isNaN(n))return z.errors=[{instancePath:t+"/players/from",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=f===e}else var a=!0;if(a)if(w.to!==void 0){let n=w.to;const f=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)))return z.errors=[{instancePath:t+"/players/to",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof n==
"number"){if(n>99999||isNaN(n))return z.errors=[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(n<1||isNaN(n))return z.errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=f===e}else var a=!0}}}else return z.errors=[{instancePath:t+"/players",keyword:"\
type",params:{type:"object"}}],!1;var A=m===e}else var A=!0;if(A){if(r.target!==void 0){let w=r.target;const m=e;
if(e===m)if(w&&typeof w=="object"&&!Array.isArray(w)){let v;if(w.full===void 0&&(v="full"))return z.errors=[{instancePath:t+
"/target",keyword:"required",params:{missingProperty:v}}],!1;{const n=e;for(const f in w)if(!(f==="full"||f===
"short")){return z.errors=[{instancePath:t+"/target",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(n===e){if(w.full!==void 0){let f=w.full;const O=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return z.
errors=[{instancePath:t+"/target/full",keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){
if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var j=O===e}else var j=!0;if(j)if(w.short!==void 0){let f=w.short;const O=e;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/target/short",
keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+
"/target/short",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var j=O===e}else var j=!0}}}else return z.
errors=[{instancePath:t+"/target",keyword:"type",params:{type:"object"}}],!1;var A=m===e}else var A=!0;if(A){if(r.
cubes!==void 0){let w=r.cubes;const m=e;if(e===m)if(w&&typeof w=="object"&&!Array.isArray(w)){let v;if(w.total===
void 0&&(v="total")||w.start===void 0&&(v="start"))return z.errors=[{instancePath:t+"/cubes",keyword:"required",
params:{missingProperty:v}}],!1;{const n=e;for(const f in w)if(!(f==="total"||f==="start")){return z.errors=[{
instancePath:t+"/cubes",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(n===e){if(w.
total!==void 0){let f=w.total;const O=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+
"/cubes/total",keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))
return z.errors=[{instancePath:t+"/cubes/total",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<
1||isNaN(f))return z.errors=[{instancePath:t+"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var p=O===e}else var p=!0;if(p)if(w.start!==void 0){let f=w.start;const O=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)))return z.errors=[{instancePath:t+"/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===
O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/cubes/start",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:t+"/cubes/start",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var p=O===e}else var p=!0}}}else return z.errors=[{instancePath:t+
"/cubes",keyword:"type",params:{type:"object"}}],!1;var A=m===e}else var A=!0;if(A){if(r.moreCubes!==void 0){let w=r.
moreCubes;const m=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return z.errors=[{instancePath:t+"/moreCubes",
keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof w=="number"){if(w>99999||isNaN(w))return z.errors=
[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return z.
errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var A=m===e}else var A=!0;
if(A){if(r.supply!==void 0){let w=r.supply;const m=e;if(e===m)if(w&&typeof w=="object"&&!Array.isArray(w)){const v=e;
for(const n in w)if(!ke.test(n)){return z.errors=[{instancePath:t+"/supply",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(v===e){var y=!0;for(const n in w)if(ke.test(n)){let f=w[n];const O=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/supply/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=
[{instancePath:t+"/supply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:t+"/supply/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=O===e;if(!y)break}}}else return z.errors=[
{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var A=m===e}else var A=!0;if(A){if(r.moreSupply!==
void 0){let w=r.moreSupply;const m=e;if(e===m)if(w&&typeof w=="object"&&!Array.isArray(w)){const v=e;for(const n in w)
if(!ke.test(n)){return z.errors=[{instancePath:t+"/moreSupply",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(v===e){var c=!0;for(const n in w)if(ke.test(n)){let f=w[n];const O=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/moreSupply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+
"/moreSupply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+"/moreSupply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var c=O===e;if(!c)break}}}else return z.errors=[{instancePath:t+
"/moreSupply",keyword:"type",params:{type:"object"}}],!1;var A=m===e}else var A=!0;if(A){if(r.deal!==void 0){let w=r.
deal;const m=e;if(e===m)if(Array.isArray(w)){var _=!0;const v=w.length;for(let n=0;n<v;n++){let f=w[n];const O=e;
if(e===O)if(f&&typeof f=="object"&&!Array.isArray(f)){let q;if(f.brown===void 0&&(q="brown")||f.blue===void 0&&
(q="blue")||f.active===void 0&&(q="active"))return z.errors=[{instancePath:t+"/deal/"+n,keyword:"required",params:{
missingProperty:q}}],!1;{const o=e;for(const h in f)if(!(h==="brown"||h==="blue"||h==="active"||h==="players")){
return z.errors=[{instancePath:t+"/deal/"+n,keyword:"additionalProperties",params:{additionalProperty:h}}],!1;
break}if(o===e){if(f.brown!==void 0){let h=f.brown;const C=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return z.
errors=[{instancePath:t+"/deal/"+n+"/brown",keyword:"type",params:{type:"integer"}}],!1;if(e===C&&typeof h=="n\
umber"){if(h>99999||isNaN(h))return z.errors=[{instancePath:t+"/deal/"+n+"/brown",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(h<0||isNaN(h))return z.errors=[{instancePath:t+"/deal/"+n+"/brown",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var k=C===e}else var k=!0;if(k){if(f.blue!==void 0){let h=f.blue;const C=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return z.errors=[{instancePath:t+"/deal/"+n+"/blue",keyword:"type",
params:{type:"integer"}}],!1;if(e===C&&typeof h=="number"){if(h>99999||isNaN(h))return z.errors=[{instancePath:t+
"/deal/"+n+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(h<0||isNaN(h))return z.errors=
[{instancePath:t+"/deal/"+n+"/blue",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var k=C===e}else var k=!0;
if(k){if(f.active!==void 0){let h=f.active;const C=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return z.errors=
[{instancePath:t+"/deal/"+n+"/active",keyword:"type",params:{type:"integer"}}],!1;if(e===C&&typeof h=="number"){
if(h>99999||isNaN(h))return z.errors=[{instancePath:t+"/deal/"+n+"/active",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(h<0||isNaN(h))return z.errors=[{instancePath:t+"/deal/"+n+"/active",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var k=C===e}else var k=!0;if(k)if(f.players!==void 0){let h=f.players;const C=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return z.errors=[{instancePath:t+"/deal/"+n+"/players",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===C&&typeof h=="number"){if(h>99999||isNaN(h))return z.errors=[{instancePath:t+
"/deal/"+n+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(h<1||isNaN(h))return z.errors=
[{instancePath:t+"/deal/"+n+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var k=C===e}else
var k=!0}}}}}else return z.errors=[{instancePath:t+"/deal/"+n,keyword:"type",params:{type:"object"}}],!1;var _=O===
e;if(!_)break}}else return z.errors=[{instancePath:t+"/deal",keyword:"type",params:{type:"array"}}],!1;var A=m===
e}else var A=!0;if(A)if(r.draw!==void 0){let w=r.draw;const m=e;if(e===m)if(Array.isArray(w)){var u=!0;const v=w.
length;for(let n=0;n<v;n++){let f=w[n];const O=e;if(e===O)if(f&&typeof f=="object"&&!Array.isArray(f)){let q;if(f.
tokens===void 0&&(q="tokens"))return z.errors=[{instancePath:t+"/draw/"+n,keyword:"required",params:{missingProperty:q}}],
!1;{const o=e;for(const h in f)if(!(h==="tokens"||h==="players")){return z.errors=[{instancePath:t+"/draw/"+n,
keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(o===e){if(f.tokens!==void 0){let h=f.
tokens;const C=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return z.errors=[{instancePath:t+"/draw/"+n+"/tok\
ens",keyword:"type",params:{type:"integer"}}],!1;if(e===C&&typeof h=="number"){if(h>99999||isNaN(h))return z.errors=
[{instancePath:t+"/draw/"+n+"/tokens",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(h<1||isNaN(
h))return z.errors=[{instancePath:t+"/draw/"+n+"/tokens",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var l=C===e}else var l=!0;if(l)if(f.players!==void 0){let h=f.players;const C=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)))return z.errors=[{instancePath:t+"/draw/"+n+"/players",keyword:"type",params:{type:"integer"}}],
!1;if(e===C&&typeof h=="number"){if(h>99999||isNaN(h))return z.errors=[{instancePath:t+"/draw/"+n+"/players",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(h<1||isNaN(h))return z.errors=[{instancePath:t+"/draw/"+
n+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=C===e}else var l=!0}}}else return z.
errors=[{instancePath:t+"/draw/"+n,keyword:"type",params:{type:"object"}}],!1;var u=O===e;if(!u)break}}else return z.
errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var A=m===e}else var A=!0}}}}}}}}else
return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return z.errors=s,e===0}const ur={
type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"boolean"}},additionalProperties:!1};
function qe(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.name===void 0&&(A="name")||r.count===void 0&&(A="count")||
r.any===void 0&&(A="any"))return qe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;
{const j=e;for(const p in r)if(!(p==="name"||p==="count"||p==="any")){return qe.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:p}}],!1;break}if(j===e){if(r.name!==void 0){let p=r.name;const y=e;
if(e===y)if(typeof p=="string"){if(!ke.test(p))return qe.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return qe.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.count!==void 0){let p=r.count;const y=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)))return qe.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof p=="number"){if(p>99999||isNaN(p))return qe.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a)if(r.any!==void 0){
const p=e;if(typeof r.any!="boolean")return qe.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var a=p===e}else var a=!0}}}}else return qe.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return qe.errors=s,e===0}const Se={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function ve(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.name===void 0&&(p="name")||r.plural===void 0&&(p="plur\
al")||r.count===void 0&&(p="count")||r.on===void 0&&(p="on"))return ve.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:p}}],!1;{const y=e;for(const c in r)if(!(c==="name"||c==="plural"||c==="count"||c===
"on"||c==="beside")){return ve.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(r.name!==void 0){let c=r.name;const _=e;if(e===_)if(typeof c=="string"){if(!ke.test(c))return ve.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ve.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=_===
e}else var a=!0;if(a){if(r.plural!==void 0){let c=r.plural;const _=e;if(e===_)if(typeof c=="string"){if(!ke.test(
c))return ve.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ve.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=_===e}else var a=!0;if(a){if(r.count!==void 0){let c=r.count;const _=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)))return ve.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c==
"number"){if(c>99999||isNaN(c))return ve.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(c<0||isNaN(c))return ve.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=_===e}else var a=!0;if(a){if(r.on!==void 0){let c=r.on;const _=e,k=e;let u=!1;const l=e;
if(e===l)if(c&&typeof c=="object"&&!Array.isArray(c)){let w;if(c.terrain===void 0&&(w="terrain")){const m={instancePath:t+
"/on",keyword:"required",params:{missingProperty:w}};s===null?s=[m]:s.push(m),e++}else{const m=e;for(const $ in c)
if($!=="terrain"){const v={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:$}};
s===null?s=[v]:s.push(v),e++;break}if(m===e&&c.terrain!==void 0){let $=c.terrain;if(e===e)if(Array.isArray($))
if($.length<1){const n={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};s===null?s=[n]:s.push(
n),e++}else{var A=!0;const n=$.length;for(let f=0;f<n;f++){let O=$[f];const d=e;if(!(O==="desert"||O==="grassl\
and"||O==="water")){const o={instancePath:t+"/on/terrain/"+f,keyword:"enum",params:{allowedValues:Se.properties.
on.anyOf[0].properties.terrain.items.enum}};s===null?s=[o]:s.push(o),e++}var A=d===e;if(!A)break}}else{const n={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};s===null?s=[n]:s.push(n),e++}}}}else{const w={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};s===null?s=[w]:s.push(w),e++}var j=l===e;if(u=u||j,
!u){const w=e;if(e===w)if(c&&typeof c=="object"&&!Array.isArray(c)){let $;if(c.token===void 0&&($="token")){const v={
instancePath:t+"/on",keyword:"required",params:{missingProperty:$}};s===null?s=[v]:s.push(v),e++}else{const v=e;
for(const n in c)if(n!=="token"){const f={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:n}};
s===null?s=[f]:s.push(f),e++;break}if(v===e&&c.token!==void 0){let n=c.token;if(!(n==="mountain"||n==="forest")){
const f={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:Se.properties.on.anyOf[1].properties.
token.enum}};s===null?s=[f]:s.push(f),e++}}}}else{const $={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};s===null?s=[$]:s.push($),e++}var j=w===e;u=u||j}if(u)e=k,s!==null&&(k?s.length=k:s=null);else{const w={
instancePath:t+"/on",keyword:"anyOf",params:{}};return s===null?s=[w]:s.push(w),e++,ve.errors=s,!1}var a=_===e}else
var a=!0;if(a)if(r.beside!==void 0){let c=r.beside;const _=e;if(!(c==="desert"||c==="grassland"||c==="water"||
c==="land"||c==="tile"||c==="mountain"||c==="forest"||c==="edge"))return ve.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:Se.properties.beside.enum}}],!1;var a=_===e}else var a=!0}}}}}}else return ve.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ve.errors=s,e===0}const Ke={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function ye(r,{
instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let j;if(r.name===void 0&&(j="name")||r.plural===void 0&&(j="plural")||r.count===
void 0&&(j="count")||r.on===void 0&&(j="on")||r.most===void 0&&(j="most"))return ye.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:j}}],!1;{const p=e;for(const y in r)if(!(y==="name"||y==="plural"||y==="coun\
t"||y==="on"||y==="most")){return ye.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(p===e){if(r.name!==void 0){let y=r.name;const c=e;if(e===c)if(typeof y=="string"){if(!ke.test(y))return ye.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ye.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=c===
e}else var a=!0;if(a){if(r.plural!==void 0){let y=r.plural;const c=e;if(e===c)if(typeof y=="string"){if(!ke.test(
y))return ye.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ye.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=c===e}else var a=!0;if(a){if(r.count!==void 0){let y=r.count;const c=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)))return ye.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y==
"number"){if(y>99999||isNaN(y))return ye.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(y<0||isNaN(y))return ye.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(r.on!==void 0){let y=r.on;const c=e;if(e===c)if(Array.isArray(
y)){if(y.length<1)return ye.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const k=y.
length;for(let u=0;u<k;u++){let l=y[u];const g=e;if(!(l==="desert"||l==="grassland"||l==="water"||l==="mountai\
n"||l==="forest"))return ye.errors=[{instancePath:t+"/on/"+u,keyword:"enum",params:{allowedValues:Ke.properties.
on.items.enum}}],!1;var A=g===e;if(!A)break}}}else return ye.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var a=c===e}else var a=!0;if(a)if(r.most!==void 0){let y=r.most;const c=e;if(!(typeof y=="n\
umber"&&!(y%1)&&!isNaN(y)))return ye.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof y=="number"){if(y>99999||isNaN(y))return ye.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(y<1||isNaN(y))return ye.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0}}}}}}else return ye.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return ye.errors=s,e===0}const Qe={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function Ae(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.name===void 0&&(A="name")||r.mark===
void 0&&(A="mark")||r.title===void 0&&(A="title"))return Ae.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:A}}],!1;{const j=e;for(const p in r)if(!(p==="name"||p==="mark"||p==="title")){return Ae.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(j===e){if(r.name!==
void 0){let p=r.name;const y=e;if(e===y)if(typeof p=="string"){if(!ke.test(p))return Ae.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Ae.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.
mark!==void 0){let p=r.mark;const y=e;if(!(p==="footprint"||p==="leaf"))return Ae.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:Qe.properties.mark.enum}}],!1;var a=y===e}else var a=!0;if(a)if(r.title!==
void 0){let p=r.title;const y=e;if(e===y)if(typeof p=="string"){if(!Ie.test(p))return Ae.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return Ae.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else
var a=!0}}}}else return Ae.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Ae.errors=
s,e===0}const Ue={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function fe(r,{
instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let p;if(r.name===void 0&&(p="name")||r.tiles===void 0&&(p="tiles"))return fe.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const y=e;for(const c in r)if(!(c==="name"||
c==="tiles")){return fe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(r.name!==void 0){let c=r.name;const _=e;if(e===_)if(typeof c=="string"){if(!ke.test(c))return fe.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return fe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=_===
e}else var a=!0;if(a)if(r.tiles!==void 0){let c=r.tiles;const _=e;if(e===_)if(Array.isArray(c)){if(c.length<1)
return fe.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const u=c.length;
for(let l=0;l<u;l++){let g=c[l];const w=e;if(e===w)if(g&&typeof g=="object"&&!Array.isArray(g)){let $;if(g.q===
void 0&&($="q")||g.r===void 0&&($="r")||g.terrain===void 0&&($="terrain"))return fe.errors=[{instancePath:t+"/\
tiles/"+l,keyword:"required",params:{missingProperty:$}}],!1;{const v=e;for(const n in g)if(!(n==="q"||n==="r"||
n==="terrain")){return fe.errors=[{instancePath:t+"/tiles/"+l,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(v===e){if(g.q!==void 0){let n=g.q;const f=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return fe.
errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof n=="numb\
er"){if(n>99999||isNaN(n))return fe.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(n<-99999||isNaN(n))return fe.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var j=f===e}else var j=!0;if(j){if(g.r!==void 0){let n=g.r;const f=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return fe.errors=[{instancePath:t+"/tiles/"+l+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===f&&typeof n=="number"){if(n>99999||isNaN(n))return fe.errors=[{instancePath:t+
"/tiles/"+l+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<-99999||isNaN(n))return fe.errors=
[{instancePath:t+"/tiles/"+l+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var j=f===e}else
var j=!0;if(j)if(g.terrain!==void 0){let n=g.terrain;const f=e;if(!(n==="desert"||n==="grassland"||n==="water"))
return fe.errors=[{instancePath:t+"/tiles/"+l+"/terrain",keyword:"enum",params:{allowedValues:Ue.properties.tiles.
items.properties.terrain.enum}}],!1;var j=f===e}else var j=!0}}}}else return fe.errors=[{instancePath:t+"/tile\
s/"+l,keyword:"type",params:{type:"object"}}],!1;var A=w===e;if(!A)break}}}else return fe.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var a=_===e}else var a=!0}}}else return fe.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return fe.errors=s,e===0}function $e(r,{instancePath:t="",parentData:re,
parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;
if(r.settings===void 0&&(_="settings")||r.elements===void 0&&(_="elements")||r.animals===void 0&&(_="animals")||
r.hands===void 0&&(_="hands")||r.layouts===void 0&&(_="layouts"))return $e.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:_}}],!1;{const k=e;for(const u in r)if(!(u==="settings"||u==="elements"||u==="\
animals"||u==="markers"||u==="hands"||u==="layouts")){return $e.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:u}}],!1;break}if(k===e){if(r.settings!==void 0){const u=e;z(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:P})||(s=s===null?z.errors:s.concat(z.errors),e=
s.length);var a=u===e}else var a=!0;if(a){if(r.elements!==void 0){let u=r.elements;const l=e;if(e===l)if(Array.
isArray(u)){var A=!0;const w=u.length;for(let m=0;m<w;m++){const $=e;qe(u[m],{instancePath:t+"/elements/"+m,parentData:u,
parentDataProperty:m,rootData:P})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var A=$===e;if(!A)break}}else
return $e.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.animals!==void 0){let u=r.animals;const l=e;if(e===l)if(Array.isArray(u)){var j=!0;const w=u.length;
for(let m=0;m<w;m++){const $=e;ve(u[m],{instancePath:t+"/animals/"+m,parentData:u,parentDataProperty:m,rootData:P})||
(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var j=$===e;if(!j)break}}else return $e.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.markers!==void 0){let u=r.
markers;const l=e;if(e===l)if(Array.isArray(u)){var p=!0;const w=u.length;for(let m=0;m<w;m++){const $=e;ye(u[m],
{instancePath:t+"/markers/"+m,parentData:u,parentDataProperty:m,rootData:P})||(s=s===null?ye.errors:s.concat(ye.
errors),e=s.length);var p=$===e;if(!p)break}}else return $e.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.hands!==void 0){let u=r.hands;const l=e;if(e===
l)if(Array.isArray(u)){var y=!0;const w=u.length;for(let m=0;m<w;m++){const $=e;Ae(u[m],{instancePath:t+"/hand\
s/"+m,parentData:u,parentDataProperty:m,rootData:P})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var y=$===
e;if(!y)break}}else return $e.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var a=l===
e}else var a=!0;if(a)if(r.layouts!==void 0){let u=r.layouts;const l=e;if(e===l)if(Array.isArray(u)){var c=!0;const w=u.
length;for(let m=0;m<w;m++){const $=e;fe(u[m],{instancePath:t+"/layouts/"+m,parentData:u,parentDataProperty:m,
rootData:P})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var c=$===e;if(!c)break}}else return $e.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}}}}else return $e.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return $e.errors=s,e===0}const Ce={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},dr={type:"array",items:{$ref:"#/definitions/step"}},Ye={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","swap","pay","lo\
se","play","rotate","choose","may","either","if","repeat","each-player","choose-player"]}}},{type:"object",discriminator:{
propertyName:"op"},oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing co\
unted.",type:"object",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"arr\
ay",items:{$ref:"#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/\
per"},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Puts tiles or tokens into the landscape (R7, R8). A gate: what cannot be placed in full ends the\
 effect.",type:"object",required:["op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{
$ref:"#/definitions/quantity"},kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"\
#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Moves animals from tile to tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{
op:{type:"string",const:"move"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},
overAnyTerrain:{type:"boolean",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Turns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","wit\
h"],properties:{op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"\
array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quanti\
ty","things"],properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{
type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/defi\
nitions/condition"}},additionalProperties:!1},{description:"Two tiles change places with everything on them, o\
r two animals if each may be on the tile of the other (R8.1).",type:"object",required:["op","things","with"],properties:{
op:{type:"string",const:"swap"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"\
#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},withWhere:{$ref:"#/defi\
nitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Pays points, free cubes or cards from hand (L35, L37). A gate: what cannot be paid in full is not paid and end\
s the effect.",type:"object",required:["op","quantity","what"],properties:{op:{type:"string",const:"pay"},quantity:{
$ref:"#/definitions/quantityOrAll"},what:{enum:["vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Loses points, free cubes or cards from hand, as many as there are (L36, L37).",type:"object",required:[
"op","quantity","what"],properties:{op:{type:"string",const:"lose"},quantity:{anyOf:[{type:"object",required:[
"amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean",const:!1}},additionalProperties:!1},
{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]},what:{enum:[
"vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Plays a card \
from hand (R6.4, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{
type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:["op","c\
ubes"],properties:{op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:'Points at something of the landscape, which \
becomes "this".',type:"object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{
type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},
if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); a gat\
e inside ends only these steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",const:"\
may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Its player takes one branch; \
one that cannot begin is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"st\
ring",const:"either"},branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},
{description:"Takes the first steps when the condition holds, else the others.",type:"object",required:["op","\
condition","steps"],properties:{op:{type:"string",const:"if"},condition:{$ref:"#/definitions/condition"},steps:{
$ref:"#/definitions/block"},otherwise:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Run\
s its steps several times.",type:"object",required:["op","times","steps"],properties:{op:{type:"string",const:"\
repeat"},times:{anyOf:[{type:"object",required:["times"],properties:{times:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["upTo"],properties:{upTo:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["per"],properties:{per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},
steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Every player does it, or those who \
have something, clockwise from the owner of the card; "you" is that player.',type:"object",required:["op","ste\
ps"],properties:{op:{type:"string",const:"each-player"},other:{type:"boolean",const:!0},with:{anyOf:[{$ref:"#/\
definitions/rankedPlayers"},{$ref:"#/definitions/playersWith"}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:'Its player picks a player, who does it and is "you" in it (L40).',type:"object",required:["op","\
steps"],properties:{op:{type:"string",const:"choose-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/de\
finitions/block"}},additionalProperties:!1}]}]},Xe={allOf:[{type:"object",required:["gain"],properties:{gain:{
enum:["vp","element","mix","card","cube","card-to-play"]}}},{type:"object",discriminator:{propertyName:"gain"},
oneOf:[{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"vp"},amount:{type:"int\
eger",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","element","amount"],properties:{
gain:{type:"string",const:"element"},element:{type:"string"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","elements","amount"],properties:{gain:{type:"string",
const:"mix"},elements:{type:"array",items:{type:"string"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"card"},
amount:{type:"integer",minimum:1,maximum:99999},of:{type:"integer",minimum:2,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"cube"},amount:{type:"integer",
minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain"],properties:{gain:{type:"st\
ring",const:"card-to-play"}},additionalProperties:!1}]}]};function L(r,{instancePath:t="",parentData:re,parentDataProperty:te,
rootData:P=r}={}){let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.gain===
void 0&&(u="gain"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.gain!==
void 0){let l=r.gain;if(!(l==="vp"||l==="element"||l==="mix"||l==="card"||l==="cube"||l==="card-to-play"))return L.
errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:Xe.allOf[0].properties.gain.enum}}],!1}}else
return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=a===e;if(A){const u=e;if(e===
u)if(r&&typeof r=="object"&&!Array.isArray(r)){const g=r.gain;if(typeof g=="string")if(g==="vp"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.gain===void 0&&(m="gain")||r.amount===void 0&&(m="amount"))return L.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const $=e;for(const v in r)if(!(v===
"gain"||v==="amount")){return L.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if($===e){if(r.gain!==void 0){let v=r.gain;const n=e;if(typeof v!="string")return L.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(v!=="vp")return L.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var j=n===e}else var j=!0;if(j)if(r.amount!==void 0){let v=r.amount;const n=e;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(v<1||isNaN(v))return L.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var j=n===e}else var j=!0}}}else return L.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let m;if(r.gain===void 0&&(m="gain")||r.element===void 0&&(m="element")||r.amount===
void 0&&(m="amount"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const $=e;
for(const v in r)if(!(v==="gain"||v==="element"||v==="amount")){return L.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:v}}],!1;break}if($===e){if(r.gain!==void 0){let v=r.gain;const n=e;
if(typeof v!="string")return L.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(v!==
"element")return L.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var p=n===
e}else var p=!0;if(p){if(r.element!==void 0){const v=e;if(typeof r.element!="string")return L.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p)if(r.amount!==void 0){let v=r.
amount;const n=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(v<1||isNaN(v))return L.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=n===e}else var p=!0}}}}else return L.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let m;if(r.gain===void 0&&(m="gain")||r.elements===void 0&&(m="elements")||r.amount===void 0&&
(m="amount"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const $=e;for(const v in r)
if(!(v==="gain"||v==="elements"||v==="amount")){return L.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:v}}],!1;break}if($===e){if(r.gain!==void 0){let v=r.gain;const n=e;if(typeof v!="st\
ring")return L.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(v!=="mix")return L.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var y=n===e}else var y=!0;if(y){
if(r.elements!==void 0){let v=r.elements;const n=e;if(e===n)if(Array.isArray(v)){if(v.length<1)return L.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const O=v.length;for(let d=0;d<
O;d++){const q=e;if(typeof v[d]!="string")return L.errors=[{instancePath:t+"/elements/"+d,keyword:"type",params:{
type:"string"}}],!1;var c=q===e;if(!c)break}}}else return L.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var y=n===e}else var y=!0;if(y)if(r.amount!==void 0){let v=r.amount;const n=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(v<1||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var y=n===e}else var y=!0}}}}else return L.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(g==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.gain===void 0&&(m="gain")||r.amount===void 0&&(m="amount"))return L.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:m}}],!1;{const $=e;for(const v in r)if(!(v==="gain"||v==="amount"||v==="of")){
return L.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if($===
e){if(r.gain!==void 0){let v=r.gain;const n=e;if(typeof v!="string")return L.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(v!=="card")return L.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var _=n===e}else var _=!0;if(_){if(r.amount!==void 0){let v=r.amount;const n=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(v<1||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var _=n===e}else var _=!0;if(_)if(r.of!==void 0){let v=r.of;const n=e;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/of",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+"/of",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(v<2||isNaN(v))return L.errors=[{instancePath:t+"/of",keyword:"\
minimum",params:{comparison:">=",limit:2}}],!1}var _=n===e}else var _=!0}}}}else return L.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(g==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.gain===void 0&&(m="gain")||r.amount===void 0&&(m="amount"))return L.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:m}}],!1;{const $=e;for(const v in r)if(!(v==="gain"||v==="amount")){return L.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if($===e){if(r.
gain!==void 0){let v=r.gain;const n=e;if(typeof v!="string")return L.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(v!=="cube")return L.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var k=n===e}else var k=!0;if(k)if(r.amount!==void 0){let v=r.amount;const n=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)))return L.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof v=="number"){if(v>99999||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(v<1||isNaN(v))return L.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var k=n===e}else var k=!0}}}else return L.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(g==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let m;if(r.gain===void 0&&(m="gain"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],
!1;{const $=e;for(const v in r)if(v!=="gain"){return L.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:v}}],!1;break}if($===e&&r.gain!==void 0){let v=r.gain;if(typeof v!="string")return L.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(v!=="card-to-play")return L.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return L.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return L.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:g}}],!1;else return L.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:g}}],!1}else return L.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var A=u===e}return L.errors=s,e===0}const yr={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},Le={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","spent","own","sp\
aces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count","things"],
properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",
const:!0},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"}},
additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"string",const:"gro\
ups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",required:["com\
pare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definit\
ions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},deed:{enum:["placed","\
moved","removed","replaced"]},thing:{$ref:"#/definitions/word"},things:{type:"array",items:{$ref:"#/definition\
s/word"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["co\
unt"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},with:{$ref:"#/definiti\
ons/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],properties:{count:{
type:"string",const:"spent"},how:{enum:["paid","lost"]},what:{enum:["vp","cube","card"]}},additionalProperties:!1},
{type:"object",required:["count","what"],properties:{count:{type:"string",const:"own"},what:{enum:["cube","car\
d","active-card","leaf"]}},additionalProperties:!1},{type:"object",required:["count"],properties:{count:{type:"\
string",const:"spaces"}},additionalProperties:!1}]}]},mr={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
Ze=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function R(r,{instancePath:t="",parentData:re,parentDataProperty:te,
rootData:P=r}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(!Ze.test(r))return R.errors=[{instancePath:t,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return R.errors=[{instancePath:t,
keyword:"type",params:{type:"string"}}],!1;return R.errors=s,e===0}const er={allOf:[{type:"object",required:["\
where"],properties:{where:{enum:["adjacent","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"w\
here"},oneOf:[{type:"object",required:["where","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"\
#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{where:{type:"\
string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where",
"regions"],properties:{where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/regio\
n"},minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{where:{type:"string",const:"\
edge"}},additionalProperties:!1}]}]},rr={allOf:[{type:"object",required:["spot"],properties:{spot:{enum:["this",
"this-tile","named","thing"]}}},{type:"object",discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:[
"spot"],properties:{spot:{type:"string",const:"this"}},additionalProperties:!1},{type:"object",required:["spot"],
properties:{spot:{type:"string",const:"this-tile"}},additionalProperties:!1},{type:"object",required:["spot","\
name"],properties:{spot:{type:"string",const:"named"},name:{type:"string"}},additionalProperties:!1},{type:"ob\
ject",required:["spot","thing"],properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},
additionalProperties:!1}]}]};function Q(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.spot===void 0&&(y="s\
pot"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;if(r.spot!==void 0){
let c=r.spot;if(!(c==="this"||c==="this-tile"||c==="named"||c==="thing"))return Q.errors=[{instancePath:t+"/sp\
ot",keyword:"enum",params:{allowedValues:rr.allOf[0].properties.spot.enum}}],!1}}else return Q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var A=a===e;if(A){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.
isArray(r)){const _=r.spot;if(typeof _=="string")if(_==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.spot===void 0&&(u="spot"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const g in r)if(g!=="spot"){return Q.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:g}}],!1;break}if(l===e&&r.spot!==void 0){let g=r.spot;if(typeof g!="string")return Q.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(g!=="this")return Q.errors=[{instancePath:t+
"/spot",keyword:"const",params:{allowedValue:"this"}}],!1}}}else return Q.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else if(_==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let u;if(r.spot===void 0&&(u="spot"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const g in r)if(g!=="spot"){return Q.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:g}}],!1;break}if(l===e&&r.spot!==void 0){let g=r.spot;if(typeof g!="string")return Q.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(g!=="this-tile")return Q.errors=
[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"this-tile"}}],!1}}}else return Q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(_==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.spot===void 0&&(u="spot")||r.name===void 0&&(u="name"))return Q.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const l=e;for(const g in r)if(!(g==="spot"||g==="name")){return Q.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(l===e){if(r.spot!==
void 0){let g=r.spot;const w=e;if(typeof g!="string")return Q.errors=[{instancePath:t+"/spot",keyword:"type",params:{
type:"string"}}],!1;if(g!=="named")return Q.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"\
named"}}],!1;var j=w===e}else var j=!0;if(j)if(r.name!==void 0){const g=e;if(typeof r.name!="string")return Q.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var j=g===e}else var j=!0}}}else return Q.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(_==="thing"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&(u="spot")||r.thing===void 0&&(u="thing"))return Q.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const g in r)if(!(g==="spot"||
g==="thing")){return Q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(l===e){if(r.spot!==void 0){let g=r.spot;const w=e;if(typeof g!="string")return Q.errors=[{instancePath:t+
"/spot",keyword:"type",params:{type:"string"}}],!1;if(g!=="thing")return Q.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"thing"}}],!1;var p=w===e}else var p=!0;if(p)if(r.thing!==void 0){const g=e;R(r.thing,
{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:P})||(s=s===null?R.errors:s.concat(R.
errors),e=s.length);var p=g===e}else var p=!0}}}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return Q.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"spot",
tagValue:_}}],!1;else return Q.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"spot",
tagValue:_}}],!1}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=y===e}
return Q.errors=s,e===0}const Te={allOf:[{type:"object",required:["region"],properties:{region:{enum:["this-ha\
bitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat","large\
st"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[{type:"object",required:["region"],properties:{
region:{enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","f\
eature-habitat"]}},additionalProperties:!1},{type:"object",required:["region","group"],properties:{region:{type:"\
string",const:"largest"},group:{$ref:"#/definitions/group"}},additionalProperties:!1}]}]},tr={allOf:[{type:"ob\
ject",required:["group"],properties:{group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{
propertyName:"group"},oneOf:[{type:"object",required:["group","of"],properties:{group:{type:"string",const:"ha\
bitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{
group:{type:"string",const:"community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",
required:["group"],properties:{group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]};function ie(r,{
instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;const a=e;if(e===a)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.group===void 0&&(y="group"))return ie.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:y}}],!1;if(r.group!==void 0){let c=r.group;if(!(c==="habitat"||c===
"community"||c==="landmass"))return ie.errors=[{instancePath:t+"/group",keyword:"enum",params:{allowedValues:tr.
allOf[0].properties.group.enum}}],!1}}else return ie.errors=[{instancePath:t,keyword:"type",params:{type:"obje\
ct"}}],!1;var A=a===e;if(A){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.isArray(r)){const _=r.group;if(typeof _==
"string")if(_==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u=
"group")||r.of===void 0&&(u="of"))return ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const g in r)if(!(g==="group"||g==="of")){return ie.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:g}}],!1;break}if(l===e){if(r.group!==void 0){let g=r.group;const w=e;
if(typeof g!="string")return ie.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(g!==
"habitat")return ie.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"habitat"}}],!1;var j=w===
e}else var j=!0;if(j)if(r.of!==void 0){const g=e;R(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"\
of",rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var j=g===e}else var j=!0}}}else return ie.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(_==="community"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u="group")||r.of===void 0&&(u="of"))return ie.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const g in r)if(!(g==="grou\
p"||g==="of")){return ie.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(l===e){if(r.group!==void 0){let g=r.group;const w=e;if(typeof g!="string")return ie.errors=[{instancePath:t+
"/group",keyword:"type",params:{type:"string"}}],!1;if(g!=="community")return ie.errors=[{instancePath:t+"/gro\
up",keyword:"const",params:{allowedValue:"community"}}],!1;var p=w===e}else var p=!0;if(p)if(r.of!==void 0){const g=e;
R(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:P})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var p=g===e}else var p=!0}}}else return ie.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(_==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===
void 0&&(u="group"))return ie.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;
for(const g in r)if(g!=="group"){return ie.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(l===e&&r.group!==void 0){let g=r.group;if(typeof g!="string")return ie.errors=[{instancePath:t+"/g\
roup",keyword:"type",params:{type:"string"}}],!1;if(g!=="landmass")return ie.errors=[{instancePath:t+"/group",
keyword:"const",params:{allowedValue:"landmass"}}],!1}}}else return ie.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return ie.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapp\
ing",tag:"group",tagValue:_}}],!1;else return ie.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"group",tagValue:_}}],!1}else return ie.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=y===e}return ie.errors=s,e===0}function M(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.region===void 0&&(p=
"region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;if(r.region!==void 0){
let y=r.region;if(!(y==="this-habitat"||y==="this-community"||y==="this-landmass"||y==="adjacent-habitat"||y===
"landscape"||y==="this-feature"||y==="feature-habitat"||y==="largest"))return M.errors=[{instancePath:t+"/regi\
on",keyword:"enum",params:{allowedValues:Te.allOf[0].properties.region.enum}}],!1}}else return M.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var A=a===e;if(A){const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.
isArray(r)){const c=r.region;if(typeof c=="string")if(c==="this-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let k;if(r.region===void 0&&(k="region"))return M.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:k}}],!1;{const u=e;for(const l in r)if(l!=="region"){return M.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l===
"this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-\
feature"||l==="feature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(c==="this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;
if(r.region===void 0&&(k="region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c===
"this-landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.region===void 0&&(k="region"))
return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return M.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="adjacent-ha\
bitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.region===void 0&&(k="region"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const u=e;for(const l in r)if(l!==
"region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}
if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||
l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return M.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="landscape"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let k;if(r.region===void 0&&(k="region"))return M.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:k}}],!1;{const u=e;for(const l in r)if(l!=="region"){return M.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;
if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l===
"this-feature"||l==="feature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(c==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.
region===void 0&&(k="region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c===
"feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.region===void 0&&(k="regio\
n"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return M.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="largest"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.region===void 0&&(k="region")||r.group===void 0&&(k=
"group"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const u=e;for(const l in r)
if(!(l==="region"||l==="group")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e){if(r.region!==void 0){let l=r.region;const g=e;if(typeof l!="string")return M.errors=[{instancePath:t+
"/region",keyword:"type",params:{type:"string"}}],!1;if(l!=="largest")return M.errors=[{instancePath:t+"/regio\
n",keyword:"const",params:{allowedValue:"largest"}}],!1;var j=g===e}else var j=!0;if(j)if(r.group!==void 0){const l=e;
ie(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:P})||(s=s===null?ie.errors:
s.concat(ie.errors),e=s.length);var j=l===e}else var j=!0}}}else return M.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"ma\
pping",tag:"region",tagValue:c}}],!1;else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"region",tagValue:c}}],!1}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=p===e}return M.errors=s,e===0}function W(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.where===void 0&&(_="\
where"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:_}}],!1;if(r.where!==void 0){
let k=r.where;if(!(k==="adjacent"||k==="on"||k==="in"||k==="edge"))return W.errors=[{instancePath:t+"/where",keyword:"\
enum",params:{allowedValues:er.allOf[0].properties.where.enum}}],!1}}else return W.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=a===e;if(A){const _=e;if(e===_)if(r&&typeof r=="object"&&!Array.isArray(
r)){const u=r.where;if(typeof u=="string")if(u==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let g;if(r.where===void 0&&(g="where")||r.to===void 0&&(g="to"))return W.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:g}}],!1;{const w=e;for(const m in r)if(!(m==="where"||m==="to")){return W.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(w===e){if(r.where!==
void 0){let m=r.where;const $=e;if(typeof m!="string")return W.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(m!=="adjacent")return W.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var j=$===e}else var j=!0;if(j)if(r.to!==void 0){const m=e;Q(r.to,{instancePath:t+
"/to",parentData:r,parentDataProperty:"to",rootData:P})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var j=m===
e}else var j=!0}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u===
"on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.where===void 0&&(g="where")||r.spot===void 0&&
(g="spot"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const w=e;for(const m in r)
if(!(m==="where"||m==="spot")){return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(w===e){if(r.where!==void 0){let m=r.where;const $=e;if(typeof m!="string")return W.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(m!=="on")return W.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"on"}}],!1;var p=$===e}else var p=!0;if(p)if(r.spot!==void 0){const m=e;Q(r.spot,{
instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:P})||(s=s===null?Q.errors:s.concat(Q.errors),
e=s.length);var p=m===e}else var p=!0}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(u==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.where===void 0&&
(g="where")||r.regions===void 0&&(g="regions"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],
!1;{const w=e;for(const m in r)if(!(m==="where"||m==="regions")){return W.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:m}}],!1;break}if(w===e){if(r.where!==void 0){let m=r.where;const $=e;
if(typeof m!="string")return W.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(m!==
"in")return W.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var y=$===e}else
var y=!0;if(y)if(r.regions!==void 0){let m=r.regions;const $=e;if(e===$)if(Array.isArray(m)){if(m.length<1)return W.
errors=[{instancePath:t+"/regions",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const n=m.length;for(let f=0;f<
n;f++){const O=e;M(m[f],{instancePath:t+"/regions/"+f,parentData:m,parentDataProperty:f,rootData:P})||(s=s===null?
M.errors:s.concat(M.errors),e=s.length);var c=O===e;if(!c)break}}}else return W.errors=[{instancePath:t+"/regi\
ons",keyword:"type",params:{type:"array"}}],!1;var y=$===e}else var y=!0}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(u==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let g;if(r.where===void 0&&(g="where"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],
!1;{const w=e;for(const m in r)if(m!=="where"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:m}}],!1;break}if(w===e&&r.where!==void 0){let m=r.where;if(typeof m!="string")return W.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(m!=="edge")return W.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"edge"}}],!1}}}else return W.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1}else return W.errors=[{instancePath:t,keyword:"discriminator",params:{error:"m\
apping",tag:"where",tagValue:u}}],!1;else return W.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"where",tagValue:u}}],!1}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=_===e}return W.errors=s,e===0}const sr={type:"object",required:["is","amount"],properties:{is:{enum:[
"least","most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function J(r,{
instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let A;if(r.is===void 0&&(A="is")||r.amount===void 0&&(A="amount"))return J.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const j=e;for(const p in r)if(!(p==="is"||
p==="amount")){return J.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(j===e){if(r.is!==void 0){let p=r.is;const y=e;if(!(p==="least"||p==="most"||p==="exactly"))return J.
errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:sr.properties.is.enum}}],!1;var a=y===e}else
var a=!0;if(a)if(r.amount!==void 0){let p=r.amount;const y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)))return J.
errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof p=="number"){if(p>
99999||isNaN(p))return J.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(p<0||isNaN(p))return J.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=y===e}else var a=!0}}}else return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;
return J.errors=s,e===0}const ir={type:"object",required:["compare","what"],properties:{compare:{$ref:"#/defin\
itions/compare"},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1};function xe(r,{instancePath:t="",
parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let A;if(r.compare===void 0&&(A="compare")||r.what===void 0&&(A="what"))return xe.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:A}}],!1;{const j=e;for(const p in r)if(!(p==="compare"||p==="what")){
return xe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(j===
e){if(r.compare!==void 0){const p=e;J(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"co\
mpare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var a=p===e}else var a=!0;if(a)if(r.what!==
void 0){let p=r.what;const y=e;if(!(p==="vp"||p==="cube"||p==="card"||p==="active-card"))return xe.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:ir.properties.what.enum}}],!1;var a=y===e}else var a=!0}}}else return xe.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return xe.errors=s,e===0}function I(r,{instancePath:t="",
parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let m;if(r.count===void 0&&(m="count"))return I.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:m}}],!1;if(r.count!==void 0){let $=r.count;if(!($==="things"||$==="groups"||$==="d\
one"||$==="players"||$==="spent"||$==="own"||$==="spaces"))return I.errors=[{instancePath:t+"/count",keyword:"\
enum",params:{allowedValues:Le.allOf[0].properties.count.enum}}],!1}}else return I.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=a===e;if(A){const m=e;if(e===m)if(r&&typeof r=="object"&&!Array.isArray(
r)){const v=r.count;if(typeof v=="string")if(v==="things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let f;if(r.count===void 0&&(f="count")||r.things===void 0&&(f="things"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:f}}],!1;{const O=e;for(const d in r)if(!(d==="count"||d==="different"||d==="\
adjacent"||d==="things"||d==="where")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:d}}],!1;break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;if(typeof d!="string")
return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(d!=="things")return I.
errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"things"}}],!1;var j=q===e}else var j=!0;
if(j){if(r.different!==void 0){let d=r.different;const q=e;if(typeof d!="boolean")return I.errors=[{instancePath:t+
"/different",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return I.errors=[{instancePath:t+"/differen\
t",keyword:"const",params:{allowedValue:!0}}],!1;var j=q===e}else var j=!0;if(j){if(r.adjacent!==void 0){let d=r.
adjacent;const q=e;if(typeof d!="boolean")return I.errors=[{instancePath:t+"/adjacent",keyword:"type",params:{
type:"boolean"}}],!1;if(d!==!0)return I.errors=[{instancePath:t+"/adjacent",keyword:"const",params:{allowedValue:!0}}],
!1;var j=q===e}else var j=!0;if(j){if(r.things!==void 0){let d=r.things;const q=e;if(e===q)if(Array.isArray(d)){
if(d.length<1)return I.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;const h=d.
length;for(let C=0;C<h;C++){const Z=e;R(d[C],{instancePath:t+"/things/"+C,parentData:d,parentDataProperty:C,rootData:P})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var p=Z===e;if(!p)break}}}else return I.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var j=q===e}else var j=!0;if(j)if(r.where!==void 0){const d=e;
W(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:
s.concat(W.errors),e=s.length);var j=d===e}else var j=!0}}}}}}else return I.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1}else if(v==="groups"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.count===void 0&&(f="count")||r.group===void 0&&(f="group"))return I.errors=[{instancePath:t,keyword:"requ\
ired",params:{missingProperty:f}}],!1;{const O=e;for(const d in r)if(!(d==="count"||d==="adjacent"||d==="group"||
d==="with"||d==="where")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;if(typeof d!="string")return I.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(d!=="groups")return I.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"groups"}}],!1;var y=q===e}else var y=!0;if(y){if(r.adjacent!==void 0){let d=r.
adjacent;const q=e;if(typeof d!="boolean")return I.errors=[{instancePath:t+"/adjacent",keyword:"type",params:{
type:"boolean"}}],!1;if(d!==!0)return I.errors=[{instancePath:t+"/adjacent",keyword:"const",params:{allowedValue:!0}}],
!1;var y=q===e}else var y=!0;if(y){if(r.group!==void 0){const d=e;ie(r.group,{instancePath:t+"/group",parentData:r,
parentDataProperty:"group",rootData:P})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var y=d===e}else
var y=!0;if(y){if(r.with!==void 0){let d=r.with;const q=e;if(e===q)if(d&&typeof d=="object"&&!Array.isArray(d)){
let h;if(d.compare===void 0&&(h="compare")||d.things===void 0&&(h="things"))return I.errors=[{instancePath:t+"\
/with",keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const Z in d)if(!(Z==="compare"||Z===
"things")){return I.errors=[{instancePath:t+"/with",keyword:"additionalProperties",params:{additionalProperty:Z}}],
!1;break}if(C===e){if(d.compare!==void 0){const Z=e;J(d.compare,{instancePath:t+"/with/compare",parentData:d,parentDataProperty:"\
compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var c=Z===e}else var c=!0;if(c)if(d.
things!==void 0){let Z=d.things;const U=e;if(e===U)if(Array.isArray(Z)){if(Z.length<1)return I.errors=[{instancePath:t+
"/with/things",keyword:"minItems",params:{limit:1}}],!1;{var _=!0;const ae=Z.length;for(let me=0;me<ae;me++){const oe=e;
R(Z[me],{instancePath:t+"/with/things/"+me,parentData:Z,parentDataProperty:me,rootData:P})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var _=oe===e;if(!_)break}}}else return I.errors=[{instancePath:t+"/with/things",
keyword:"type",params:{type:"array"}}],!1;var c=U===e}else var c=!0}}}else return I.errors=[{instancePath:t+"/\
with",keyword:"type",params:{type:"object"}}],!1;var y=q===e}else var y=!0;if(y)if(r.where!==void 0){const d=e;
W(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:
s.concat(W.errors),e=s.length);var y=d===e}else var y=!0}}}}}}else return I.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1}else if(v==="done"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.count===void 0&&(f="count")||r.deed===void 0&&(f="deed"))return I.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:f}}],!1;{const O=e;for(const d in r)if(!(d==="count"||d==="deed"||d==="thing"||d===
"things"||d==="where")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;if(typeof d!="string")return I.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(d!=="done")return I.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"done"}}],!1;var k=q===e}else var k=!0;if(k){if(r.deed!==void 0){let d=r.deed;const q=e;
if(!(d==="placed"||d==="moved"||d==="removed"||d==="replaced"))return I.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Le.allOf[1].oneOf[2].properties.deed.enum}}],!1;var k=q===e}else var k=!0;if(k){if(r.
thing!==void 0){const d=e;R(r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:P})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var k=d===e}else var k=!0;if(k){if(r.things!==void 0){let d=r.
things;const q=e;if(e===q)if(Array.isArray(d)){if(d.length<2)return I.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:2}}],!1;{var u=!0;const h=d.length;for(let C=0;C<h;C++){const Z=e;R(d[C],{instancePath:t+
"/things/"+C,parentData:d,parentDataProperty:C,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var u=Z===e;if(!u)break}}}else return I.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var k=q===e}else var k=!0;if(k)if(r.where!==void 0){const d=e;W(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var k=d===e}else var k=!0}}}}}}else
return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="players"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count"))return I.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:f}}],!1;{const O=e;for(const d in r)if(!(d==="count"||d==="other"||
d==="with")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;
break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;if(typeof d!="string")return I.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(d!=="players")return I.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"players"}}],!1;var l=q===e}else var l=!0;if(l){if(r.other!==void 0){let d=r.
other;const q=e;if(typeof d!="boolean")return I.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"\
boolean"}}],!1;if(d!==!0)return I.errors=[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],
!1;var l=q===e}else var l=!0;if(l)if(r.with!==void 0){const d=e;xe(r.with,{instancePath:t+"/with",parentData:r,
parentDataProperty:"with",rootData:P})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var l=d===e}else
var l=!0}}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="spen\
t"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.how===void 0&&
(f="how")||r.what===void 0&&(f="what"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],
!1;{const O=e;for(const d in r)if(!(d==="count"||d==="how"||d==="what")){return I.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;
if(typeof d!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(d!==
"spent")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"spent"}}],!1;var g=q===
e}else var g=!0;if(g){if(r.how!==void 0){let d=r.how;const q=e;if(!(d==="paid"||d==="lost"))return I.errors=[{
instancePath:t+"/how",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[4].properties.how.enum}}],!1;var g=q===
e}else var g=!0;if(g)if(r.what!==void 0){let d=r.what;const q=e;if(!(d==="vp"||d==="cube"||d==="card"))return I.
errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[4].properties.what.enum}}],
!1;var g=q===e}else var g=!0}}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(v==="own"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="cou\
nt")||r.what===void 0&&(f="what"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],
!1;{const O=e;for(const d in r)if(!(d==="count"||d==="what")){return I.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:d}}],!1;break}if(O===e){if(r.count!==void 0){let d=r.count;const q=e;
if(typeof d!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(d!==
"own")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"own"}}],!1;var w=q===e}else
var w=!0;if(w)if(r.what!==void 0){let d=r.what;const q=e;if(!(d==="cube"||d==="card"||d==="active-card"||d==="\
leaf"))return I.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[5].properties.
what.enum}}],!1;var w=q===e}else var w=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(v==="spaces"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&
(f="count"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;for(const d in r)
if(d!=="count"){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(O===e&&r.count!==void 0){let d=r.count;if(typeof d!="string")return I.errors=[{instancePath:t+"/co\
unt",keyword:"type",params:{type:"string"}}],!1;if(d!=="spaces")return I.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"spaces"}}],!1}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"count",
tagValue:v}}],!1;else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"count",
tagValue:v}}],!1}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=m===e}
return I.errors=s,e===0}function Pe(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.each===void 0&&(A="each")||r.of===
void 0&&(A="of"))return Pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const j=e;
for(const p in r)if(!(p==="each"||p==="of")){return Pe.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(j===e){if(r.each!==void 0){let p=r.each;const y=e;if(!(typeof p=="\
number"&&!(p%1)&&!isNaN(p)))return Pe.errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof p=="number"){if(p>99999||isNaN(p))return Pe.errors=[{instancePath:t+"/each",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(p<1||isNaN(p))return Pe.errors=[{instancePath:t+"/each",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0;if(a)if(r.of!==void 0){const p=e;I(r.
of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:P})||(s=s===null?I.errors:s.concat(I.errors),
e=s.length);var a=p===e}else var a=!0}}}else return Pe.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;return Pe.errors=s,e===0}const or={type:"object",required:["join","tests"],properties:{join:{enum:[
"all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},Re={
allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region","ther\
e","have","did","spent","use"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"object",required:[
"test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"adjacent"},compare:{
$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"a\
djacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["test"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:[
"test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"regio\
n"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","compare","count"],
properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"there"},compare:{$ref:"#/definitions/comp\
are"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},{type:"object",required:["test","compare","\
what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"have"},compare:{$ref:"#/definition\
s/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"object",required:["test","deed",
"compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"did"},deed:{enum:["pl\
aced","moved","removed","replaced"]},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","how","compare","wh\
at"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"spent"},how:{enum:["paid","lost"]},compare:{
$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"object",required:[
"test","use"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"use"},use:{enum:["first","l\
ast"]}},additionalProperties:!1}]}]};function D(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.test===void 0&&(v="t\
est"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;if(r.test!==void 0){
let n=r.test;if(!(n==="adjacent"||n==="adjacent-to"||n==="edge"||n==="region"||n==="there"||n==="have"||n==="d\
id"||n==="spent"||n==="use"))return D.errors=[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:Re.
allOf[0].properties.test.enum}}],!1}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=a===e;if(A){const v=e;if(e===v)if(r&&typeof r=="object"&&!Array.isArray(r)){const f=r.test;if(typeof f==
"string")if(f==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.test===void 0&&(d=
"test")||r.compare===void 0&&(d="compare")||r.things===void 0&&(d="things"))return D.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)if(!(o==="not"||o==="test"||o==="compare"||
o==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;if(typeof o!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var j=h===e}else var j=!0;if(j){if(r.test!==void 0){let o=r.test;const h=e;
if(typeof o!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!==
"adjacent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var j=h===
e}else var j=!0;if(j){if(r.compare!==void 0){const o=e;J(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var j=o===e}else var j=!0;if(j)if(r.
things!==void 0){let o=r.things;const h=e;if(e===h)if(Array.isArray(o)){if(o.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;const Z=o.length;for(let U=0;U<Z;U++){const S=e;R(
o[U],{instancePath:t+"/things/"+U,parentData:o,parentDataProperty:U,rootData:P})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var p=S===e;if(!p)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var j=h===e}else var j=!0}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(f==="adjacent-to"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;
if(r.test===void 0&&(d="test")||r.name===void 0&&(d="name"))return D.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:d}}],!1;{const q=e;for(const o in r)if(!(o==="not"||o==="test"||o==="name")){return D.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(q===e){if(r.
not!==void 0){let o=r.not;const h=e;if(typeof o!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(o!==!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var y=h===e}else var y=!0;if(y){if(r.test!==void 0){let o=r.test;const h=e;if(typeof o!="string")return D.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="adjacent-to")return D.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"adjacent-to"}}],!1;var y=h===e}else var y=!0;if(y)if(r.name!==void 0){
const o=e;if(typeof r.name!="string")return D.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"str\
ing"}}],!1;var y=o===e}else var y=!0}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(f==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.test===void 0&&
(d="test"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)
if(!(o==="not"||o==="test")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;if(typeof o!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var c=h===e}else var c=!0;if(c)if(r.test!==void 0){let o=r.test;const h=e;
if(typeof o!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!==
"edge")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var c=h===e}else
var c=!0}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(f==="regio\
n"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.test===void 0&&(d="test")||r.region===void 0&&
(d="region")||r.compare===void 0&&(d="compare")||r.things===void 0&&(d="things"))return D.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)if(!(o==="not"||o==="test"||o===
"region"||o==="compare"||o==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;if(typeof o!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var _=h===e}else var _=!0;if(_){if(r.test!==void 0){let o=r.
test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(o!=="region")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"regi\
on"}}],!1;var _=h===e}else var _=!0;if(_){if(r.region!==void 0){const o=e;M(r.region,{instancePath:t+"/region",
parentData:r,parentDataProperty:"region",rootData:P})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var _=o===
e}else var _=!0;if(_){if(r.compare!==void 0){const o=e;J(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var _=o===e}else var _=!0;if(_)if(r.
things!==void 0){let o=r.things;const h=e;if(e===h)if(Array.isArray(o)){if(o.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var k=!0;const Z=o.length;for(let U=0;U<Z;U++){const S=e;R(
o[U],{instancePath:t+"/things/"+U,parentData:o,parentDataProperty:U,rootData:P})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var k=S===e;if(!k)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var _=h===e}else var _=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(f==="there"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
test===void 0&&(d="test")||r.compare===void 0&&(d="compare")||r.count===void 0&&(d="count"))return D.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)if(!(o==="not"||
o==="test"||o==="compare"||o==="count")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;if(typeof o!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=h===e}else var u=!0;if(u){if(r.test!==void 0){let o=r.
test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(o!=="there")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"there"}}],
!1;var u=h===e}else var u=!0;if(u){if(r.compare!==void 0){const o=e;J(r.compare,{instancePath:t+"/compare",parentData:r,
parentDataProperty:"compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var u=o===e}else
var u=!0;if(u)if(r.count!==void 0){const o=e;I(r.count,{instancePath:t+"/count",parentData:r,parentDataProperty:"\
count",rootData:P})||(s=s===null?I.errors:s.concat(I.errors),e=s.length);var u=o===e}else var u=!0}}}}}else return D.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(f==="have"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.test===void 0&&(d="test")||r.compare===void 0&&(d="compare")||r.what===
void 0&&(d="what"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const q=e;
for(const o in r)if(!(o==="not"||o==="test"||o==="compare"||o==="what")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;
if(typeof o!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var l=h===e}else var l=!0;
if(l){if(r.test!==void 0){let o=r.test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(o!=="have")return D.errors=[{instancePath:t+"/test",keyword:"con\
st",params:{allowedValue:"have"}}],!1;var l=h===e}else var l=!0;if(l){if(r.compare!==void 0){const o=e;J(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(s=s===null?J.errors:s.concat(
J.errors),e=s.length);var l=o===e}else var l=!0;if(l)if(r.what!==void 0){let o=r.what;const h=e;if(!(o==="vp"||
o==="cube"||o==="card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Re.allOf[1].
oneOf[5].properties.what.enum}}],!1;var l=h===e}else var l=!0}}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(f==="did"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;
if(r.test===void 0&&(d="test")||r.deed===void 0&&(d="deed")||r.compare===void 0&&(d="compare")||r.things===void 0&&
(d="things"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)
if(!(o==="not"||o==="test"||o==="deed"||o==="compare"||o==="things")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;
if(typeof o!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var g=h===e}else var g=!0;
if(g){if(r.test!==void 0){let o=r.test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(o!=="did")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"did"}}],!1;var g=h===e}else var g=!0;if(g){if(r.deed!==void 0){let o=r.deed;const h=e;
if(!(o==="placed"||o==="moved"||o==="removed"||o==="replaced"))return D.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Re.allOf[1].oneOf[6].properties.deed.enum}}],!1;var g=h===e}else var g=!0;if(g){if(r.
compare!==void 0){const o=e;J(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||
(s=s===null?J.errors:s.concat(J.errors),e=s.length);var g=o===e}else var g=!0;if(g)if(r.things!==void 0){let o=r.
things;const h=e;if(e===h)if(Array.isArray(o)){if(o.length<1)return D.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var w=!0;const Z=o.length;for(let U=0;U<Z;U++){const S=e;R(o[U],{instancePath:t+
"/things/"+U,parentData:o,parentDataProperty:U,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var w=S===e;if(!w)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var g=h===e}else var g=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(f==="spent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.test===void 0&&(d="te\
st")||r.how===void 0&&(d="how")||r.compare===void 0&&(d="compare")||r.what===void 0&&(d="what"))return D.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in r)if(!(o==="not"||
o==="test"||o==="how"||o==="compare"||o==="what")){return D.errors=[{instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;if(typeof o!=
"boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return D.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var m=h===e}else var m=!0;if(m){if(r.
test!==void 0){let o=r.test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(o!=="spent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"spent"}}],!1;var m=h===e}else var m=!0;if(m){if(r.how!==void 0){let o=r.how;const h=e;if(!(o==="\
paid"||o==="lost"))return D.errors=[{instancePath:t+"/how",keyword:"enum",params:{allowedValues:Re.allOf[1].oneOf[7].
properties.how.enum}}],!1;var m=h===e}else var m=!0;if(m){if(r.compare!==void 0){const o=e;J(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.
length);var m=o===e}else var m=!0;if(m)if(r.what!==void 0){let o=r.what;const h=e;if(!(o==="vp"||o==="cube"||o===
"card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Re.allOf[1].oneOf[7].properties.
what.enum}}],!1;var m=h===e}else var m=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(f==="use"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.test===void 0&&
(d="test")||r.use===void 0&&(d="use"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],
!1;{const q=e;for(const o in r)if(!(o==="not"||o==="test"||o==="use")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(q===e){if(r.not!==void 0){let o=r.not;const h=e;
if(typeof o!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var $=h===e}else var $=!0;
if($){if(r.test!==void 0){let o=r.test;const h=e;if(typeof o!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(o!=="use")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"use"}}],!1;var $=h===e}else var $=!0;if($)if(r.use!==void 0){let o=r.use;const h=e;if(!(o===
"first"||o==="last"))return D.errors=[{instancePath:t+"/use",keyword:"enum",params:{allowedValues:Re.allOf[1].
oneOf[8].properties.use.enum}}],!1;var $=h===e}else var $=!0}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
mapping",tag:"test",tagValue:f}}],!1;else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"test",tagValue:f}}],!1}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=v===e}return D.errors=s,e===0}function G(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.join===void 0&&(j="join")||r.tests===
void 0&&(j="tests"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const p=e;
for(const y in r)if(!(y==="join"||y==="tests")){return G.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:y}}],!1;break}if(p===e){if(r.join!==void 0){let y=r.join;const c=e;if(!(y==="all"||
y==="any"))return G.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:or.properties.join.enum}}],
!1;var a=c===e}else var a=!0;if(a)if(r.tests!==void 0){let y=r.tests;const c=e;if(e===c)if(Array.isArray(y)){if(y.
length<1)return G.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const k=y.
length;for(let u=0;u<k;u++){const l=e;D(y[u],{instancePath:t+"/tests/"+u,parentData:y,parentDataProperty:u,rootData:P})||
(s=s===null?D.errors:s.concat(D.errors),e=s.length);var A=l===e;if(!A)break}}}else return G.errors=[{instancePath:t+
"/tests",keyword:"type",params:{type:"array"}}],!1;var a=c===e}else var a=!0}}}else return G.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return G.errors=s,e===0}const cr={type:"object",required:["amount",
"upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1};
function he(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.amount===void 0&&(A="amount")||r.upTo===void 0&&(A="up\
To"))return he.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const j=e;for(const p in r)
if(!(p==="amount"||p==="upTo")){return he.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(j===e){if(r.amount!==void 0){let p=r.amount;const y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)))
return he.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof p=="n\
umber"){if(p>99999||isNaN(p))return he.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(p<1||isNaN(p))return he.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=y===e}else var a=!0;if(a)if(r.upTo!==void 0){const p=e;if(typeof r.upTo!="boolean")return he.
errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"boolean"}}],!1;var a=p===e}else var a=!0}}}else return he.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return he.errors=s,e===0}const nr={anyOf:[{
$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","grasslan\
d","water"]}},additionalProperties:!1}]};function We(r,{instancePath:t="",parentData:re,parentDataProperty:te,
rootData:P=r}={}){let s=null,e=0;const a=e;let A=!1;const j=e;R(r,{instancePath:t,parentData:re,parentDataProperty:te,
rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var p=j===e;if(A=A||p,!A){const y=e;if(e===y)
if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.animalOf===void 0&&(_="animalOf")){const k={instancePath:t,
keyword:"required",params:{missingProperty:_}};s===null?s=[k]:s.push(k),e++}else{const k=e;for(const u in r)if(u!==
"animalOf"){const l={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}};s===null?s=[
l]:s.push(l),e++;break}if(k===e&&r.animalOf!==void 0){let u=r.animalOf;if(!(u==="desert"||u==="grassland"||u===
"water")){const l={instancePath:t+"/animalOf",keyword:"enum",params:{allowedValues:nr.anyOf[1].properties.animalOf.
enum}};s===null?s=[l]:s.push(l),e++}}}}else{const _={instancePath:t,keyword:"type",params:{type:"object"}};s===
null?s=[_]:s.push(_),e++}var p=y===e;A=A||p}if(A)e=a,s!==null&&(a?s.length=a:s=null);else{const y={instancePath:t,
keyword:"anyOf",params:{}};return s===null?s=[y]:s.push(y),e++,We.errors=s,!1}return We.errors=s,e===0}const gr={
anyOf:[{$ref:"#/definitions/quantity"},{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},
additionalProperties:!1}]};function _e(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;const a=e;let A=!1;const j=e;he(r,{instancePath:t,parentData:re,parentDataProperty:te,rootData:P})||
(s=s===null?he.errors:s.concat(he.errors),e=s.length);var p=j===e;if(A=A||p,!A){const y=e;if(e===y)if(r&&typeof r==
"object"&&!Array.isArray(r)){let _;if(r.all===void 0&&(_="all")){const k={instancePath:t,keyword:"required",params:{
missingProperty:_}};s===null?s=[k]:s.push(k),e++}else{const k=e;for(const u in r)if(u!=="all"){const l={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:u}};s===null?s=[l]:s.push(l),e++;break}if(k===e&&r.all!==
void 0){let u=r.all;if(typeof u!="boolean"){const l={instancePath:t+"/all",keyword:"type",params:{type:"boolea\
n"}};s===null?s=[l]:s.push(l),e++}if(u!==!0){const l={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};
s===null?s=[l]:s.push(l),e++}}}}else{const _={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=
[_]:s.push(_),e++}var p=y===e;A=A||p}if(A)e=a,s!==null&&(a?s.length=a:s=null);else{const y={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[y]:s.push(y),e++,_e.errors=s,!1}return _e.errors=s,e===0}const He={type:"\
object",required:["rank","what"],properties:{rank:{enum:["most","fewest"]},what:{enum:["vp","cube","card","act\
ive-card"]}},additionalProperties:!1};function Oe(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.rank===void 0&&(A="rank")||r.what===
void 0&&(A="what"))return Oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const j=e;
for(const p in r)if(!(p==="rank"||p==="what")){return Oe.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(j===e){if(r.rank!==void 0){let p=r.rank;const y=e;if(!(p==="most"||
p==="fewest"))return Oe.errors=[{instancePath:t+"/rank",keyword:"enum",params:{allowedValues:He.properties.rank.
enum}}],!1;var a=y===e}else var a=!0;if(a)if(r.what!==void 0){let p=r.what;const y=e;if(!(p==="vp"||p==="cube"||
p==="card"||p==="active-card"))return Oe.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:He.
properties.what.enum}}],!1;var a=y===e}else var a=!0}}}else return Oe.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Oe.errors=s,e===0}const ue={validate:be};function b(r,{instancePath:t="",parentData:re,
parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(
r)){let je;if(r.op===void 0&&(je="op"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:je}}],
!1;if(r.op!==void 0){let ee=r.op;if(!(ee==="gain"||ee==="place"||ee==="move"||ee==="replace"||ee==="remove"||ee===
"swap"||ee==="pay"||ee==="lose"||ee==="play"||ee==="rotate"||ee==="choose"||ee==="may"||ee==="either"||ee==="i\
f"||ee==="repeat"||ee==="each-player"||ee==="choose-player"))return b.errors=[{instancePath:t+"/op",keyword:"e\
num",params:{allowedValues:Ye.allOf[0].properties.op.enum}}],!1}}else return b.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=a===e;if(A){const je=e;if(e===je)if(r&&typeof r=="object"&&!Array.isArray(
r)){const K=r.op;if(typeof K=="string")if(K==="gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;
if(r.op===void 0&&(x="op")||r.rewards===void 0&&(x="rewards"))return b.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="rewards"||i==="choice"||i===
"per"||i==="atMost"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="gain")return b.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"gain"}}],!1;var j=N===e}else var j=!0;if(j){if(r.rewards!==void 0){let i=r.rewards;
const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"/rewards",keyword:"min\
Items",params:{limit:1}}],!1;{var p=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;L(i[E],{instancePath:t+
"/rewards/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var p=ce===e;if(!p)break}}}else return b.errors=[{instancePath:t+"/rewards",keyword:"type",params:{type:"array"}}],
!1;var j=N===e}else var j=!0;if(j){if(r.choice!==void 0){let i=r.choice;const N=e;if(typeof i!="boolean")return b.
errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return b.errors=[{instancePath:t+
"/choice",keyword:"const",params:{allowedValue:!0}}],!1;var j=N===e}else var j=!0;if(j){if(r.per!==void 0){const i=e;
Pe(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"per",rootData:P})||(s=s===null?Pe.errors:s.concat(
Pe.errors),e=s.length);var j=i===e}else var j=!0;if(j){if(r.atMost!==void 0){let i=r.atMost;const N=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)))return b.errors=[{instancePath:t+"/atMost",keyword:"type",params:{type:"integer"}}],
!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return b.errors=[{instancePath:t+"/atMost",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))return b.errors=[{instancePath:t+"/atMost",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var j=N===e}else var j=!0;if(j)if(r.if!==void 0){const i=e;G(r.
if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),
e=s.length);var j=i===e}else var j=!0}}}}}}}else return b.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(K==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.quantity===void 0&&(x="quantity")||r.kinds===void 0&&(x="kinds"))return b.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="quantity"||
i==="kinds"||i==="where"||i==="as"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")
return b.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="place")return b.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var y=N===e}else var y=!0;if(y){if(r.
quantity!==void 0){const i=e;he(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quanti\
ty",rootData:P})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var y=i===e}else var y=!0;if(y){if(r.kinds!==
void 0){let i=r.kinds;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"\
/kinds",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;We(
i[E],{instancePath:t+"/kinds/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?We.errors:s.concat(
We.errors),e=s.length);var c=ce===e;if(!c)break}}}else return b.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var y=N===e}else var y=!0;if(y){if(r.where!==void 0){const i=e;W(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);
var y=i===e}else var y=!0;if(y){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return b.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var y=i===e}else var y=!0;if(y)if(r.if!==void 0){const i=e;G(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var y=i===e}else var y=!0}}}}}}}else return b.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(K==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things")||r.spaces===void 0&&(x=
"spaces"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)
if(!(i==="op"||i==="quantity"||i==="things"||i==="where"||i==="spaces"||i==="overAnyTerrain"||i==="as"||i==="i\
f")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(i!=="move")return b.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var _=N===e}else var _=!0;if(_){if(r.quantity!==void 0){const i=e;_e(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:P})||(s=s===null?_e.errors:s.concat(
_e.errors),e=s.length);var _=i===e}else var _=!0;if(_){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)
if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var k=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;R(i[E],{instancePath:t+"/things/"+E,parentData:i,
parentDataProperty:E,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var k=ce===e;if(!k)break}}}else
return b.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var _=N===e}else var _=!0;
if(_){if(r.where!==void 0){const i=e;W(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var _=i===e}else var _=!0;if(_){if(r.spaces!==
void 0){let i=r.spaces;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return b.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return b.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return b.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=N===e}else
var _=!0;if(_){if(r.overAnyTerrain!==void 0){let i=r.overAnyTerrain;const N=e;if(typeof i!="boolean")return b.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return b.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var _=N===e}else var _=!0;if(_){
if(r.as!==void 0){const i=e;if(typeof r.as!="string")return b.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var _=i===e}else var _=!0;if(_)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var _=i===e}else var _=!0}}}}}}}}}else
return b.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||
r.things===void 0&&(x="things")||r.with===void 0&&(x="with"))return b.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="things"||i===
"where"||i==="with"||i==="as"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="replace")return b.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var u=N===e}else var u=!0;if(u){if(r.quantity!==void 0){
const i=e;_e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:P})||(s=
s===null?_e.errors:s.concat(_e.errors),e=s.length);var u=i===e}else var u=!0;if(u){if(r.things!==void 0){let i=r.
things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;R(i[E],{instancePath:t+
"/things/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var l=ce===e;if(!l)break}}}else return b.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var u=N===e}else var u=!0;if(u){if(r.where!==void 0){const i=e;W(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var u=i===e}else var u=!0;
if(u){if(r.with!==void 0){let i=r.with;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const Y=i.length;for(let E=0;E<Y;E++){
const ce=e;R(i[E],{instancePath:t+"/with/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var g=ce===e;if(!g)break}}}else return b.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var u=N===e}else var u=!0;if(u){if(r.as!==void 0){const i=e;if(typeof r.as!="\
string")return b.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var u=i===e}else var u=!0;
if(u)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var u=i===e}else var u=!0}}}}}}}}else return b.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things"))return b.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="things"||i==="where"||i==="if")){return b.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return b.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="remove")return b.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var w=N===e}else var w=!0;if(w){
if(r.quantity!==void 0){const i=e;_e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:P})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var w=i===e}else var w=!0;if(w){if(r.
things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;
R(i[E],{instancePath:t+"/things/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var m=ce===e;if(!m)break}}}else return b.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var w=N===e}else var w=!0;if(w){if(r.where!==void 0){const i=e;W(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);
var w=i===e}else var w=!0;if(w)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var w=i===e}else var w=!0}}}}}}else return b.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things")||r.with===void 0&&
(x="with"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)
if(!(i==="op"||i==="things"||i==="where"||i==="with"||i==="withWhere"||i==="as"||i==="if")){return b.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){
let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="swap")return b.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var $=N===e}else var $=!0;if($){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){
if(i.length<1)return b.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var v=!0;const Y=i.
length;for(let E=0;E<Y;E++){const ce=e;R(i[E],{instancePath:t+"/things/"+E,parentData:i,parentDataProperty:E,rootData:P})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var v=ce===e;if(!v)break}}}else return b.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var $=N===e}else var $=!0;if($){if(r.where!==void 0){const i=e;
W(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:
s.concat(W.errors),e=s.length);var $=i===e}else var $=!0;if($){if(r.with!==void 0){let i=r.with;const N=e;if(e===
N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],
!1;{var n=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;R(i[E],{instancePath:t+"/with/"+E,parentData:i,parentDataProperty:E,
rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var n=ce===e;if(!n)break}}}else return b.errors=
[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],!1;var $=N===e}else var $=!0;if($){if(r.withWhere!==
void 0){const i=e;W(r.withWhere,{instancePath:t+"/withWhere",parentData:r,parentDataProperty:"withWhere",rootData:P})||
(s=s===null?W.errors:s.concat(W.errors),e=s.length);var $=i===e}else var $=!0;if($){if(r.as!==void 0){const i=e;
if(typeof r.as!="string")return b.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var $=i===
e}else var $=!0;if($)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var $=i===e}else var $=!0}}}}}}}}else return b.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="pay"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&
(x="what"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)
if(!(i==="op"||i==="quantity"||i==="what"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return b.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="pay")return b.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"pay"}}],!1;var f=N===e}else var f=!0;if(f){
if(r.quantity!==void 0){const i=e;_e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:P})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var f=i===e}else var f=!0;if(f){if(r.
what!==void 0){let i=r.what;const N=e;if(!(i==="vp"||i==="cube"||i==="card"))return b.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:Ye.allOf[1].oneOf[6].properties.what.enum}}],!1;var f=N===e}else var f=!0;
if(f)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var f=i===e}else var f=!0}}}}}else return b.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="lose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&(x="what"))return b.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="what"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="lose")return b.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"lose"}}],!1;var O=N===e}else var O=!0;if(O){if(r.quantity!==void 0){
let i=r.quantity;const N=e,Ne=e;let Y=!1;const E=e;if(e===E)if(i&&typeof i=="object"&&!Array.isArray(i)){let se;
if(i.amount===void 0&&(se="amount")||i.upTo===void 0&&(se="upTo")){const Ve={instancePath:t+"/quantity",keyword:"\
required",params:{missingProperty:se}};s===null?s=[Ve]:s.push(Ve),e++}else{const Ve=e;for(const H in i)if(!(H===
"amount"||H==="upTo")){const pe={instancePath:t+"/quantity",keyword:"additionalProperties",params:{additionalProperty:H}};
s===null?s=[pe]:s.push(pe),e++;break}if(Ve===e){if(i.amount!==void 0){let H=i.amount;const pe=e;if(!(typeof H==
"number"&&!(H%1)&&!isNaN(H))){const B={instancePath:t+"/quantity/amount",keyword:"type",params:{type:"integer"}};
s===null?s=[B]:s.push(B),e++}if(e===pe&&typeof H=="number"){if(H>99999||isNaN(H)){const B={instancePath:t+"/qu\
antity/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[B]:s.push(B),e++}else if(H<
1||isNaN(H)){const B={instancePath:t+"/quantity/amount",keyword:"minimum",params:{comparison:">=",limit:1}};s===
null?s=[B]:s.push(B),e++}}var d=pe===e}else var d=!0;if(d)if(i.upTo!==void 0){let H=i.upTo;const pe=e;if(typeof H!=
"boolean"){const ne={instancePath:t+"/quantity/upTo",keyword:"type",params:{type:"boolean"}};s===null?s=[ne]:s.
push(ne),e++}if(H!==!1){const ne={instancePath:t+"/quantity/upTo",keyword:"const",params:{allowedValue:!1}};s===
null?s=[ne]:s.push(ne),e++}var d=pe===e}else var d=!0}}}else{const se={instancePath:t+"/quantity",keyword:"typ\
e",params:{type:"object"}};s===null?s=[se]:s.push(se),e++}var q=E===e;if(Y=Y||q,!Y){const se=e;if(e===se)if(i&&
typeof i=="object"&&!Array.isArray(i)){let H;if(i.all===void 0&&(H="all")){const pe={instancePath:t+"/quantity",
keyword:"required",params:{missingProperty:H}};s===null?s=[pe]:s.push(pe),e++}else{const pe=e;for(const B in i)
if(B!=="all"){const ne={instancePath:t+"/quantity",keyword:"additionalProperties",params:{additionalProperty:B}};
s===null?s=[ne]:s.push(ne),e++;break}if(pe===e&&i.all!==void 0){let B=i.all;if(typeof B!="boolean"){const ne={
instancePath:t+"/quantity/all",keyword:"type",params:{type:"boolean"}};s===null?s=[ne]:s.push(ne),e++}if(B!==!0){
const ne={instancePath:t+"/quantity/all",keyword:"const",params:{allowedValue:!0}};s===null?s=[ne]:s.push(ne),
e++}}}}else{const H={instancePath:t+"/quantity",keyword:"type",params:{type:"object"}};s===null?s=[H]:s.push(H),
e++}var q=se===e;Y=Y||q}if(Y)e=Ne,s!==null&&(Ne?s.length=Ne:s=null);else{const se={instancePath:t+"/quantity",
keyword:"anyOf",params:{}};return s===null?s=[se]:s.push(se),e++,b.errors=s,!1}var O=N===e}else var O=!0;if(O){
if(r.what!==void 0){let i=r.what;const N=e;if(!(i==="vp"||i==="cube"||i==="card"))return b.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:Ye.allOf[1].oneOf[7].properties.what.enum}}],!1;var O=N===e}else var O=!0;
if(O)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var O=i===e}else var O=!0}}}}}else return b.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="play"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return b.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="cubes"||i==="if")){return b.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.
op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/op",keyword:"type",
params:{type:"string"}}],!1;if(i!=="play")return b.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"\
play"}}],!1;var o=N===e}else var o=!0;if(o){if(r.cubes!==void 0){let i=r.cubes;const N=e;if(!(typeof i=="numbe\
r"&&!(i%1)&&!isNaN(i)))return b.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===
N&&typeof i=="number"){if(i>99999||isNaN(i))return b.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return b.errors=[{instancePath:t+"/cubes",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var o=N===e}else var o=!0;if(o)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+
"/if",parentData:r,parentDataProperty:"if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var o=i===
e}else var o=!0}}}}else return b.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K===
"rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&
(x="cubes"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)
if(!(i==="op"||i==="cubes"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="rotate")return b.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var h=N===e}else var h=!0;if(h){if(r.cubes!==void 0){
let i=r.cubes;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return b.errors=[{instancePath:t+"/cubes",
keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return b.errors=
[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return b.
errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var h=N===e}else var h=!0;
if(h)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var h=i===e}else var h=!0}}}}else return b.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="choose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things"))return b.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="things"||i==="where"||
i==="as"||i==="if")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose")return b.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"choose"}}],!1;var C=N===e}else var C=!0;if(C){if(r.things!==void 0){let i=r.things;
const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return b.errors=[{instancePath:t+"/things",keyword:"minI\
tems",params:{limit:1}}],!1;{var Z=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;R(i[E],{instancePath:t+
"/things/"+E,parentData:i,parentDataProperty:E,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var Z=ce===e;if(!Z)break}}}else return b.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var C=N===e}else var C=!0;if(C){if(r.where!==void 0){const i=e;W(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var C=i===e}else var C=!0;
if(C){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return b.errors=[{instancePath:t+"/as",keyword:"typ\
e",params:{type:"string"}}],!1;var C=i===e}else var C=!0;if(C)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+
"/if",parentData:r,parentDataProperty:"if",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var C=i===
e}else var C=!0}}}}}}else return b.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K===
"may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&
(x="steps"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)
if(!(i==="op"||i==="steps")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="may")return b.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"may"}}],!1;var U=N===e}else var U=!0;if(U)if(r.steps!==void 0){const i=e;ue.validate(
r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(s=s===null?ue.validate.
errors:s.concat(ue.validate.errors),e=s.length);var U=i===e}else var U=!0}}}else return b.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="either"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.branches===void 0&&(x="branches"))return b.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||i==="branches")){return b.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.
op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/op",keyword:"type",
params:{type:"string"}}],!1;if(i!=="either")return b.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"\
either"}}],!1;var S=N===e}else var S=!0;if(S)if(r.branches!==void 0){let i=r.branches;const N=e;if(e===N)if(Array.
isArray(i)){if(i.length<2)return b.errors=[{instancePath:t+"/branches",keyword:"minItems",params:{limit:2}}],!1;
{var ae=!0;const Y=i.length;for(let E=0;E<Y;E++){const ce=e;ue.validate(i[E],{instancePath:t+"/branches/"+E,parentData:i,
parentDataProperty:E,rootData:P})||(s=s===null?ue.validate.errors:s.concat(ue.validate.errors),e=s.length);var ae=ce===
e;if(!ae)break}}}else return b.errors=[{instancePath:t+"/branches",keyword:"type",params:{type:"array"}}],!1;var S=N===
e}else var S=!0}}}else return b.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K===
"if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.condition===void 0&&
(x="condition")||r.steps===void 0&&(x="steps"))return b.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const X=e;for(const i in r)if(!(i==="op"||i==="condition"||i==="steps"||i==="otherwise")){return b.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){
let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="if")return b.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"if"}}],
!1;var me=N===e}else var me=!0;if(me){if(r.condition!==void 0){const i=e;G(r.condition,{instancePath:t+"/condi\
tion",parentData:r,parentDataProperty:"condition",rootData:P})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);
var me=i===e}else var me=!0;if(me){if(r.steps!==void 0){const i=e;ue.validate(r.steps,{instancePath:t+"/steps",
parentData:r,parentDataProperty:"steps",rootData:P})||(s=s===null?ue.validate.errors:s.concat(ue.validate.errors),
e=s.length);var me=i===e}else var me=!0;if(me)if(r.otherwise!==void 0){const i=e;ue.validate(r.otherwise,{instancePath:t+
"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:P})||(s=s===null?ue.validate.errors:s.concat(
ue.validate.errors),e=s.length);var me=i===e}else var me=!0}}}}}else return b.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(K==="repeat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let x;if(r.op===void 0&&(x="op")||r.times===void 0&&(x="times")||r.steps===void 0&&(x="steps"))return b.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||
i==="times"||i==="steps")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="repeat")return b.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"repeat"}}],!1;var oe=N===e}else var oe=!0;if(oe){if(r.times!==void 0){let i=r.times;
const N=e,Ne=e;let Y=!1;const E=e;if(e===E)if(i&&typeof i=="object"&&!Array.isArray(i)){let se;if(i.times===void 0&&
(se="times")){const Ve={instancePath:t+"/times",keyword:"required",params:{missingProperty:se}};s===null?s=[Ve]:
s.push(Ve),e++}else{const Ve=e;for(const H in i)if(H!=="times"){const pe={instancePath:t+"/times",keyword:"add\
itionalProperties",params:{additionalProperty:H}};s===null?s=[pe]:s.push(pe),e++;break}if(Ve===e&&i.times!==void 0){
let H=i.times;const pe=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H))){const B={instancePath:t+"/times/times",keyword:"\
type",params:{type:"integer"}};s===null?s=[B]:s.push(B),e++}if(e===pe&&typeof H=="number"){if(H>99999||isNaN(H)){
const B={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[B]:
s.push(B),e++}else if(H<1||isNaN(H)){const B={instancePath:t+"/times/times",keyword:"minimum",params:{comparison:"\
>=",limit:1}};s===null?s=[B]:s.push(B),e++}}}}}else{const se={instancePath:t+"/times",keyword:"type",params:{type:"\
object"}};s===null?s=[se]:s.push(se),e++}var de=E===e;if(Y=Y||de,!Y){const se=e;if(e===se)if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){let H;if(i.upTo===void 0&&(H="upTo")){const pe={instancePath:t+"/times",keyword:"requ\
ired",params:{missingProperty:H}};s===null?s=[pe]:s.push(pe),e++}else{const pe=e;for(const B in i)if(B!=="upTo"){
const ne={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:B}};s===null?s=[ne]:
s.push(ne),e++;break}if(pe===e&&i.upTo!==void 0){let B=i.upTo;const ne=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(
B))){const De={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};s===null?s=[De]:s.push(De),
e++}if(e===ne&&typeof B=="number"){if(B>99999||isNaN(B)){const De={instancePath:t+"/times/upTo",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}};s===null?s=[De]:s.push(De),e++}else if(B<1||isNaN(B)){const De={instancePath:t+
"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[De]:s.push(De),e++}}}}}else{const H={
instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[H]:s.push(H),e++}var de=se===e;if(Y=
Y||de,!Y){const H=e;if(e===H)if(i&&typeof i=="object"&&!Array.isArray(i)){let B;if(i.per===void 0&&(B="per")){
const ne={instancePath:t+"/times",keyword:"required",params:{missingProperty:B}};s===null?s=[ne]:s.push(ne),e++}else{
const ne=e;for(const De in i)if(De!=="per"){const Ge={instancePath:t+"/times",keyword:"additionalProperties",params:{
additionalProperty:De}};s===null?s=[Ge]:s.push(Ge),e++;break}ne===e&&i.per!==void 0&&(Pe(i.per,{instancePath:t+
"/times/per",parentData:i,parentDataProperty:"per",rootData:P})||(s=s===null?Pe.errors:s.concat(Pe.errors),e=s.
length))}}else{const B={instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[B]:s.push(B),
e++}var de=H===e;Y=Y||de}}if(Y)e=Ne,s!==null&&(Ne?s.length=Ne:s=null);else{const se={instancePath:t+"/times",keyword:"\
anyOf",params:{}};return s===null?s=[se]:s.push(se),e++,b.errors=s,!1}var oe=N===e}else var oe=!0;if(oe)if(r.steps!==
void 0){const i=e;ue.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||
(s=s===null?ue.validate.errors:s.concat(ue.validate.errors),e=s.length);var oe=i===e}else var oe=!0}}}}else return b.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="each-player"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&(x="steps"))return b.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||
i==="other"||i==="with"||i==="steps")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="each-player")return b.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-player"}}],!1;var V=N===e}else var V=!0;if(V){
if(r.other!==void 0){let i=r.other;const N=e;if(typeof i!="boolean")return b.errors=[{instancePath:t+"/other",
keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return b.errors=[{instancePath:t+"/other",keyword:"const",
params:{allowedValue:!0}}],!1;var V=N===e}else var V=!0;if(V){if(r.with!==void 0){let i=r.with;const N=e,Ne=e;
let Y=!1;const E=e;Oe(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"with",rootData:P})||(s=s===null?
Oe.errors:s.concat(Oe.errors),e=s.length);var le=E===e;if(Y=Y||le,!Y){const se=e;xe(i,{instancePath:t+"/with",
parentData:r,parentDataProperty:"with",rootData:P})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var le=se===
e;Y=Y||le}if(Y)e=Ne,s!==null&&(Ne?s.length=Ne:s=null);else{const se={instancePath:t+"/with",keyword:"anyOf",params:{}};
return s===null?s=[se]:s.push(se),e++,b.errors=s,!1}var V=N===e}else var V=!0;if(V)if(r.steps!==void 0){const i=e;
ue.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(s=s===null?
ue.validate.errors:s.concat(ue.validate.errors),e=s.length);var V=i===e}else var V=!0}}}}}else return b.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="choose-player"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&(x="steps"))return b.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const X=e;for(const i in r)if(!(i==="op"||
i==="other"||i==="steps")){return b.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(X===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return b.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose-player")return b.errors=[{instancePath:t+"/op",
keyword:"const",params:{allowedValue:"choose-player"}}],!1;var Ee=N===e}else var Ee=!0;if(Ee){if(r.other!==void 0){
let i=r.other;const N=e;if(typeof i!="boolean")return b.errors=[{instancePath:t+"/other",keyword:"type",params:{
type:"boolean"}}],!1;if(i!==!0)return b.errors=[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],
!1;var Ee=N===e}else var Ee=!0;if(Ee)if(r.steps!==void 0){const i=e;ue.validate(r.steps,{instancePath:t+"/step\
s",parentData:r,parentDataProperty:"steps",rootData:P})||(s=s===null?ue.validate.errors:s.concat(ue.validate.errors),
e=s.length);var Ee=i===e}else var Ee=!0}}}}else return b.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return b.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"op",tagValue:K}}],
!1;else return b.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"op",tagValue:K}}],!1}else
return b.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=je===e}return b.errors=s,e===
0}function be(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===
0)if(Array.isArray(r)){var a=!0;const A=r.length;for(let j=0;j<A;j++){const p=e;b(r[j],{instancePath:t+"/"+j,parentData:r,
parentDataProperty:j,rootData:P})||(s=s===null?b.errors:s.concat(b.errors),e=s.length);var a=p===e;if(!a)break}}else
return be.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],!1;return be.errors=s,e===0}function F(r,{
instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let c;if(r.number===void 0&&(c="number")||r.deck===void 0&&(c="deck")||r.leaves===
void 0&&(c="leaves")||r.energy===void 0&&(c="energy")||r.hands===void 0&&(c="hands")||r.source===void 0&&(c="s\
ource")||r.impact===void 0&&(c="impact")||r.steps===void 0&&(c="steps"))return F.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:c}}],!1;{const _=e;for(const k in r)if(!Me.call(Ce.properties,k)){return F.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(_===e){if(r.number!==
void 0){let k=r.number;const u=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)))return F.errors=[{instancePath:t+
"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof k=="number"){if(k>99999||isNaN(k))return F.
errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(k<0||isNaN(k))
return F.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=u===e}else
var a=!0;if(a){if(r.deck!==void 0){let k=r.deck;const u=e;if(!(k==="brown"||k==="blue"))return F.errors=[{instancePath:t+
"/deck",keyword:"enum",params:{allowedValues:Ce.properties.deck.enum}}],!1;var a=u===e}else var a=!0;if(a){if(r.
title!==void 0){let k=r.title;const u=e;if(e===u)if(typeof k=="string"){if(!Ie.test(k))return F.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return F.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;
if(a){if(r.leaves!==void 0){let k=r.leaves;const u=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)))return F.errors=
[{instancePath:t+"/leaves",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof k=="number"){if(k>4||isNaN(
k))return F.errors=[{instancePath:t+"/leaves",keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(k<1||
isNaN(k))return F.errors=[{instancePath:t+"/leaves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=u===
e}else var a=!0;if(a){if(r.energy!==void 0){let k=r.energy;const u=e;if(e===u)if(Array.isArray(k)){if(k.length>
8)return F.errors=[{instancePath:t+"/energy",keyword:"maxItems",params:{limit:8}}],!1;if(k.length<1)return F.errors=
[{instancePath:t+"/energy",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const g=k.length;for(let w=0;w<g;w++){
let m=k[w];const $=e;if(e===$)if(typeof m=="string"){if(!ke.test(m))return F.errors=[{instancePath:t+"/energy/"+
w,keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return F.errors=
[{instancePath:t+"/energy/"+w,keyword:"type",params:{type:"string"}}],!1;var A=$===e;if(!A)break}}}else return F.
errors=[{instancePath:t+"/energy",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a){if(r.
hands!==void 0){let k=r.hands;const u=e;if(e===u)if(Array.isArray(k)){var j=!0;const g=k.length;for(let w=0;w<
g;w++){let m=k[w];const $=e;if(e===$)if(m&&typeof m=="object"&&!Array.isArray(m)){let n;if(m.name===void 0&&(n=
"name")||m.active===void 0&&(n="active"))return F.errors=[{instancePath:t+"/hands/"+w,keyword:"required",params:{
missingProperty:n}}],!1;{const f=e;for(const O in m)if(!(O==="name"||O==="active")){return F.errors=[{instancePath:t+
"/hands/"+w,keyword:"additionalProperties",params:{additionalProperty:O}}],!1;break}if(f===e){if(m.name!==void 0){
let O=m.name;const d=e;if(e===d)if(typeof O=="string"){if(!ke.test(O))return F.errors=[{instancePath:t+"/hands\
/"+w+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return F.
errors=[{instancePath:t+"/hands/"+w+"/name",keyword:"type",params:{type:"string"}}],!1;var p=d===e}else var p=!0;
if(p)if(m.active!==void 0){const O=e;if(typeof m.active!="boolean")return F.errors=[{instancePath:t+"/hands/"+
w+"/active",keyword:"type",params:{type:"boolean"}}],!1;var p=O===e}else var p=!0}}}else return F.errors=[{instancePath:t+
"/hands/"+w,keyword:"type",params:{type:"object"}}],!1;var j=$===e;if(!j)break}}else return F.errors=[{instancePath:t+
"/hands",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a){if(r.source!==void 0){let k=r.
source;const u=e;if(e===u)if(k&&typeof k=="object"&&!Array.isArray(k)){let g;if(k.kind===void 0&&(g="kind"))return F.
errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:g}}],!1;{const w=e;for(const m in k)
if(!(m==="kind"||m==="text")){return F.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(w===e){if(k.kind!==void 0){let m=k.kind;const $=e;if(!(m==="attested"||m===
"adapted"||m==="original"))return F.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Ce.
properties.source.properties.kind.enum}}],!1;var y=$===e}else var y=!0;if(y)if(k.text!==void 0){let m=k.text;const $=e;
if(e===$)if(typeof m=="string"){if(!Ie.test(m))return F.errors=[{instancePath:t+"/source/text",keyword:"patter\
n",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return F.errors=
[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var y=$===e}else var y=!0}}}else return F.
errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var a=u===e}else var a=!0;if(a){if(r.
note!==void 0){let k=r.note;const u=e;if(e===u)if(typeof k=="string"){if(!Ie.test(k))return F.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return F.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;
if(a){if(r.impact!==void 0){const k=e;if(typeof r.impact!="boolean")return F.errors=[{instancePath:t+"/impact",
keyword:"type",params:{type:"boolean"}}],!1;var a=k===e}else var a=!0;if(a)if(r.steps!==void 0){const k=e;be(r.
steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(s=s===null?be.errors:s.concat(
be.errors),e=s.length);var a=k===e}else var a=!0}}}}}}}}}}}else return F.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1;return F.errors=s,e===0}const ze={type:"object",required:["number","deck","title",
"source","pattern","triggers"],properties:{number:{type:"integer",minimum:0,maximum:99999},deck:{enum:["brown",
"blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},source:{
type:"object",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"\
string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},pattern:{type:"array",items:{
type:"object",required:["q","r","terrain","tokens","covered"],properties:{q:{type:"integer",minimum:-99999,maximum:99999},
r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:["desert","grassland","water","land"]},tokens:{type:"\
array",items:{type:"object",required:["compare","thing"],properties:{compare:{$ref:"#/definitions/compare"},thing:{
$ref:"#/definitions/word"}},additionalProperties:!1}},covered:{type:"boolean"}},additionalProperties:!1},minItems:1},
token:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},triggers:{type:"array",items:{allOf:[
{type:"object",required:["on"],properties:{on:{enum:["play","end","event"]}}},{type:"object",discriminator:{propertyName:"\
on"},oneOf:[{type:"object",required:["on","steps"],properties:{on:{enum:["play","end"]},steps:{$ref:"#/definit\
ions/block"}},additionalProperties:!1},{type:"object",required:["on","thing","deed","steps"],properties:{on:{type:"\
string",const:"event"},thing:{$ref:"#/definitions/word"},deed:{enum:["placed","moved","removed"]},otherThings:{
type:"array",items:{$ref:"#/definitions/word"},minItems:1},otherDeeds:{type:"array",items:{enum:["placed","mov\
ed","removed"]},minItems:1},from:{$ref:"#/definitions/region"},into:{$ref:"#/definitions/region"},where:{$ref:"\
#/definitions/where"},byYou:{type:"boolean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},
additionalProperties:!1};function T(r,{instancePath:t="",parentData:re,parentDataProperty:te,rootData:P=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.number===void 0&&($="number")||
r.deck===void 0&&($="deck")||r.title===void 0&&($="title")||r.source===void 0&&($="source")||r.pattern===void 0&&
($="pattern")||r.triggers===void 0&&($="triggers"))return T.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:$}}],!1;{const v=e;for(const n in r)if(!(n==="number"||n==="deck"||n==="title"||n==="source"||
n==="note"||n==="pattern"||n==="token"||n==="triggers")){return T.errors=[{instancePath:t,keyword:"additionalP\
roperties",params:{additionalProperty:n}}],!1;break}if(v===e){if(r.number!==void 0){let n=r.number;const f=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof n=="number"){if(n>99999||isNaN(n))return T.errors=[{instancePath:t+"/number",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(n<0||isNaN(n))return T.errors=[{instancePath:t+"/number",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.deck!==void 0){let n=r.deck;
const f=e;if(!(n==="brown"||n==="blue"))return T.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:ze.
properties.deck.enum}}],!1;var a=f===e}else var a=!0;if(a){if(r.title!==void 0){let n=r.title;const f=e;if(e===
f)if(typeof n=="string"){if(!Ie.test(n))return T.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"\
^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return T.errors=[{instancePath:t+
"/title",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.source!==void 0){let n=r.
source;const f=e;if(e===f)if(n&&typeof n=="object"&&!Array.isArray(n)){let d;if(n.kind===void 0&&(d="kind"))return T.
errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:d}}],!1;{const q=e;for(const o in n)
if(!(o==="kind"||o==="text")){return T.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(q===e){if(n.kind!==void 0){let o=n.kind;const h=e;if(!(o==="attested"||o===
"adapted"||o==="original"))return T.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:ze.
properties.source.properties.kind.enum}}],!1;var A=h===e}else var A=!0;if(A)if(n.text!==void 0){let o=n.text;const h=e;
if(e===h)if(typeof o=="string"){if(!Ie.test(o))return T.errors=[{instancePath:t+"/source/text",keyword:"patter\
n",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return T.errors=
[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var A=h===e}else var A=!0}}}else return T.
errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){if(r.
note!==void 0){let n=r.note;const f=e;if(e===f)if(typeof n=="string"){if(!Ie.test(n))return T.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return T.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;
if(a){if(r.pattern!==void 0){let n=r.pattern;const f=e;if(e===f)if(Array.isArray(n)){if(n.length<1)return T.errors=
[{instancePath:t+"/pattern",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const d=n.length;for(let q=0;q<
d;q++){let o=n[q];const h=e;if(e===h)if(o&&typeof o=="object"&&!Array.isArray(o)){let Z;if(o.q===void 0&&(Z="q")||
o.r===void 0&&(Z="r")||o.terrain===void 0&&(Z="terrain")||o.tokens===void 0&&(Z="tokens")||o.covered===void 0&&
(Z="covered"))return T.errors=[{instancePath:t+"/pattern/"+q,keyword:"required",params:{missingProperty:Z}}],!1;
{const U=e;for(const S in o)if(!(S==="q"||S==="r"||S==="terrain"||S==="tokens"||S==="covered")){return T.errors=
[{instancePath:t+"/pattern/"+q,keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(U===
e){if(o.q!==void 0){let S=o.q;const ae=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)))return T.errors=[{instancePath:t+
"/pattern/"+q+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===ae&&typeof S=="number"){if(S>99999||isNaN(
S))return T.errors=[{instancePath:t+"/pattern/"+q+"/q",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(S<-99999||isNaN(S))return T.errors=[{instancePath:t+"/pattern/"+q+"/q",keyword:"minimum",params:{comparison:"\
>=",limit:-99999}}],!1}var p=ae===e}else var p=!0;if(p){if(o.r!==void 0){let S=o.r;const ae=e;if(!(typeof S=="\
number"&&!(S%1)&&!isNaN(S)))return T.errors=[{instancePath:t+"/pattern/"+q+"/r",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===ae&&typeof S=="number"){if(S>99999||isNaN(S))return T.errors=[{instancePath:t+"/pattern/"+
q+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(S<-99999||isNaN(S))return T.errors=[{instancePath:t+
"/pattern/"+q+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var p=ae===e}else var p=!0;if(p){
if(o.terrain!==void 0){let S=o.terrain;const ae=e;if(!(S==="desert"||S==="grassland"||S==="water"||S==="land"))
return T.errors=[{instancePath:t+"/pattern/"+q+"/terrain",keyword:"enum",params:{allowedValues:ze.properties.pattern.
items.properties.terrain.enum}}],!1;var p=ae===e}else var p=!0;if(p){if(o.tokens!==void 0){let S=o.tokens;const ae=e;
if(e===ae)if(Array.isArray(S)){var y=!0;const oe=S.length;for(let de=0;de<oe;de++){let V=S[de];const le=e;if(e===
le)if(V&&typeof V=="object"&&!Array.isArray(V)){let je;if(V.compare===void 0&&(je="compare")||V.thing===void 0&&
(je="thing"))return T.errors=[{instancePath:t+"/pattern/"+q+"/tokens/"+de,keyword:"required",params:{missingProperty:je}}],
!1;{const ee=e;for(const K in V)if(!(K==="compare"||K==="thing")){return T.errors=[{instancePath:t+"/pattern/"+
q+"/tokens/"+de,keyword:"additionalProperties",params:{additionalProperty:K}}],!1;break}if(ee===e){if(V.compare!==
void 0){const K=e;J(V.compare,{instancePath:t+"/pattern/"+q+"/tokens/"+de+"/compare",parentData:V,parentDataProperty:"\
compare",rootData:P})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var c=K===e}else var c=!0;if(c)if(V.
thing!==void 0){const K=e;R(V.thing,{instancePath:t+"/pattern/"+q+"/tokens/"+de+"/thing",parentData:V,parentDataProperty:"\
thing",rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var c=K===e}else var c=!0}}}else return T.
errors=[{instancePath:t+"/pattern/"+q+"/tokens/"+de,keyword:"type",params:{type:"object"}}],!1;var y=le===e;if(!y)
break}}else return T.errors=[{instancePath:t+"/pattern/"+q+"/tokens",keyword:"type",params:{type:"array"}}],!1;
var p=ae===e}else var p=!0;if(p)if(o.covered!==void 0){const S=e;if(typeof o.covered!="boolean")return T.errors=
[{instancePath:t+"/pattern/"+q+"/covered",keyword:"type",params:{type:"boolean"}}],!1;var p=S===e}else var p=!0}}}}}}else
return T.errors=[{instancePath:t+"/pattern/"+q,keyword:"type",params:{type:"object"}}],!1;var j=h===e;if(!j)break}}}else
return T.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0;
if(a){if(r.token!==void 0){let n=r.token;const f=e;if(e===f)if(typeof n=="string"){if(!ke.test(n))return T.errors=
[{instancePath:t+"/token",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],
!1}else return T.errors=[{instancePath:t+"/token",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;
if(a)if(r.triggers!==void 0){let n=r.triggers;const f=e;if(e===f)if(Array.isArray(n)){var _=!0;const d=n.length;
for(let q=0;q<d;q++){let o=n[q];const h=e,C=e;if(e===C)if(o&&typeof o=="object"&&!Array.isArray(o)){let U;if(o.
on===void 0&&(U="on"))return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"required",params:{missingProperty:U}}],
!1;if(o.on!==void 0){let S=o.on;if(!(S==="play"||S==="end"||S==="event"))return T.errors=[{instancePath:t+"/tr\
iggers/"+q+"/on",keyword:"enum",params:{allowedValues:ze.properties.triggers.items.allOf[0].properties.on.enum}}],
!1}}else return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"type",params:{type:"object"}}],!1;var k=C===
e;if(k){const U=e;if(e===U)if(o&&typeof o=="object"&&!Array.isArray(o)){const ae=o.on;if(typeof ae=="string")if(ae===
"play"){if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let oe;if(o.on===void 0&&(oe="on")||o.steps===void 0&&
(oe="steps"))return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"required",params:{missingProperty:oe}}],
!1;{const de=e;for(const V in o)if(!(V==="on"||V==="steps")){return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"\
additionalProperties",params:{additionalProperty:V}}],!1;break}if(de===e){if(o.on!==void 0){let V=o.on;const le=e;
if(!(V==="play"||V==="end"))return T.errors=[{instancePath:t+"/triggers/"+q+"/on",keyword:"enum",params:{allowedValues:ze.
properties.triggers.items.allOf[1].oneOf[0].properties.on.enum}}],!1;var u=le===e}else var u=!0;if(u)if(o.steps!==
void 0){const V=e;be(o.steps,{instancePath:t+"/triggers/"+q+"/steps",parentData:o,parentDataProperty:"steps",rootData:P})||
(s=s===null?be.errors:s.concat(be.errors),e=s.length);var u=V===e}else var u=!0}}}else return T.errors=[{instancePath:t+
"/triggers/"+q,keyword:"type",params:{type:"object"}}],!1}else if(ae==="end"){if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){let oe;if(o.on===void 0&&(oe="on")||o.steps===void 0&&(oe="steps"))return T.errors=[{instancePath:t+
"/triggers/"+q,keyword:"required",params:{missingProperty:oe}}],!1;{const de=e;for(const V in o)if(!(V==="on"||
V==="steps")){return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"additionalProperties",params:{additionalProperty:V}}],
!1;break}if(de===e){if(o.on!==void 0){let V=o.on;const le=e;if(!(V==="play"||V==="end"))return T.errors=[{instancePath:t+
"/triggers/"+q+"/on",keyword:"enum",params:{allowedValues:ze.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var l=le===e}else var l=!0;if(l)if(o.steps!==void 0){const V=e;be(o.steps,{instancePath:t+"/trig\
gers/"+q+"/steps",parentData:o,parentDataProperty:"steps",rootData:P})||(s=s===null?be.errors:s.concat(be.errors),
e=s.length);var l=V===e}else var l=!0}}}else return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"type",params:{
type:"object"}}],!1}else if(ae==="event"){if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let oe;if(o.on===
void 0&&(oe="on")||o.thing===void 0&&(oe="thing")||o.deed===void 0&&(oe="deed")||o.steps===void 0&&(oe="steps"))
return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"required",params:{missingProperty:oe}}],!1;{const de=e;
for(const V in o)if(!Me.call(ze.properties.triggers.items.allOf[1].oneOf[1].properties,V)){return T.errors=[{instancePath:t+
"/triggers/"+q,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;break}if(de===e){if(o.on!==void 0){
let V=o.on;const le=e;if(typeof V!="string")return T.errors=[{instancePath:t+"/triggers/"+q+"/on",keyword:"typ\
e",params:{type:"string"}}],!1;if(V!=="event")return T.errors=[{instancePath:t+"/triggers/"+q+"/on",keyword:"c\
onst",params:{allowedValue:"event"}}],!1;var g=le===e}else var g=!0;if(g){if(o.thing!==void 0){const V=e;R(o.thing,
{instancePath:t+"/triggers/"+q+"/thing",parentData:o,parentDataProperty:"thing",rootData:P})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var g=V===e}else var g=!0;if(g){if(o.deed!==void 0){let V=o.deed;const le=e;if(!(V===
"placed"||V==="moved"||V==="removed"))return T.errors=[{instancePath:t+"/triggers/"+q+"/deed",keyword:"enum",params:{
allowedValues:ze.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],!1;var g=le===e}else var g=!0;
if(g){if(o.otherThings!==void 0){let V=o.otherThings;const le=e;if(e===le)if(Array.isArray(V)){if(V.length<1)return T.
errors=[{instancePath:t+"/triggers/"+q+"/otherThings",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;const je=V.
length;for(let ee=0;ee<je;ee++){const K=e;R(V[ee],{instancePath:t+"/triggers/"+q+"/otherThings/"+ee,parentData:V,
parentDataProperty:ee,rootData:P})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var w=K===e;if(!w)break}}}else
return T.errors=[{instancePath:t+"/triggers/"+q+"/otherThings",keyword:"type",params:{type:"array"}}],!1;var g=le===
e}else var g=!0;if(g){if(o.otherDeeds!==void 0){let V=o.otherDeeds;const le=e;if(e===le)if(Array.isArray(V)){if(V.
length<1)return T.errors=[{instancePath:t+"/triggers/"+q+"/otherDeeds",keyword:"minItems",params:{limit:1}}],!1;
{var m=!0;const je=V.length;for(let ee=0;ee<je;ee++){let K=V[ee];const we=e;if(!(K==="placed"||K==="moved"||K===
"removed"))return T.errors=[{instancePath:t+"/triggers/"+q+"/otherDeeds/"+ee,keyword:"enum",params:{allowedValues:ze.
properties.triggers.items.allOf[1].oneOf[1].properties.otherDeeds.items.enum}}],!1;var m=we===e;if(!m)break}}}else
return T.errors=[{instancePath:t+"/triggers/"+q+"/otherDeeds",keyword:"type",params:{type:"array"}}],!1;var g=le===
e}else var g=!0;if(g){if(o.from!==void 0){const V=e;M(o.from,{instancePath:t+"/triggers/"+q+"/from",parentData:o,
parentDataProperty:"from",rootData:P})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var g=V===e}else var g=!0;
if(g){if(o.into!==void 0){const V=e;M(o.into,{instancePath:t+"/triggers/"+q+"/into",parentData:o,parentDataProperty:"\
into",rootData:P})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var g=V===e}else var g=!0;if(g){if(o.where!==
void 0){const V=e;W(o.where,{instancePath:t+"/triggers/"+q+"/where",parentData:o,parentDataProperty:"where",rootData:P})||
(s=s===null?W.errors:s.concat(W.errors),e=s.length);var g=V===e}else var g=!0;if(g){if(o.byYou!==void 0){let V=o.
byYou;const le=e;if(typeof V!="boolean")return T.errors=[{instancePath:t+"/triggers/"+q+"/byYou",keyword:"type",
params:{type:"boolean"}}],!1;if(V!==!0)return T.errors=[{instancePath:t+"/triggers/"+q+"/byYou",keyword:"const",
params:{allowedValue:!0}}],!1;var g=le===e}else var g=!0;if(g)if(o.steps!==void 0){const V=e;be(o.steps,{instancePath:t+
"/triggers/"+q+"/steps",parentData:o,parentDataProperty:"steps",rootData:P})||(s=s===null?be.errors:s.concat(be.
errors),e=s.length);var g=V===e}else var g=!0}}}}}}}}}}}else return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"\
type",params:{type:"object"}}],!1}else return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"discriminator",
params:{error:"mapping",tag:"on",tagValue:ae}}],!1;else return T.errors=[{instancePath:t+"/triggers/"+q,keyword:"\
discriminator",params:{error:"tag",tag:"on",tagValue:ae}}],!1}else return T.errors=[{instancePath:t+"/triggers\
/"+q,keyword:"type",params:{type:"object"}}],!1;var k=U===e}var _=h===e;if(!_)break}}else return T.errors=[{instancePath:t+
"/triggers",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}else return T.errors=[
{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return T.errors=s,e===0}function ge(r,{instancePath:t="",
parentData:re,parentDataProperty:te,rootData:P=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let p;if(r.format===void 0&&(p="format")||r.id===void 0&&(p="id")||r.title===void 0&&(p="title")||
r.vocabulary===void 0&&(p="vocabulary")||r.cards===void 0&&(p="cards")||r.features===void 0&&(p="features"))return ge.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const y=e;for(const c in r)if(!Me.
call(Be.properties,c)){return ge.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(r.$schema!==void 0){const c=e;if(typeof r.$schema!="string")return ge.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.format!==void 0){let c=r.
format;const _=e;if(typeof c!="number")return ge.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(c!==1)return ge.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var a=_===e}else var a=!0;if(a){if(r.id!==void 0){let c=r.id;const _=e;if(e===_)if(typeof c=="string"){if(!Fe.
test(c))return ge.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ge.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var a=_===e}else var a=!0;if(a){if(r.title!==void 0){let c=r.title;const _=e;if(e===_)if(typeof c=="string"){
if(!Ie.test(c))return ge.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ge.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(r.extends!==void 0){let c=r.extends;const _=e;
if(e===_)if(typeof c=="string"){if(!ke.test(c))return ge.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ge.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(r.vocabulary!==void 0){
const c=e;$e(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:P})||
(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var a=c===e}else var a=!0;if(a){if(r.cards!==void 0){let c=r.
cards;const _=e;if(e===_)if(Array.isArray(c)){var A=!0;const u=c.length;for(let l=0;l<u;l++){const g=e;F(c[l],
{instancePath:t+"/cards/"+l,parentData:c,parentDataProperty:l,rootData:P})||(s=s===null?F.errors:s.concat(F.errors),
e=s.length);var A=g===e;if(!A)break}}else return ge.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var a=_===e}else var a=!0;if(a){if(r.features!==void 0){let c=r.features;const _=e;if(e===_)if(Array.
isArray(c)){var j=!0;const u=c.length;for(let l=0;l<u;l++){const g=e;T(c[l],{instancePath:t+"/features/"+l,parentData:c,
parentDataProperty:l,rootData:P})||(s=s===null?T.errors:s.concat(T.errors),e=s.length);var j=g===e;if(!j)break}}else
return ge.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var a=_===e}else var a=!0;
if(a)if(r.hash!==void 0){let c=r.hash;const _=e;if(e===_)if(typeof c=="string"){if(!Je.test(c))return ge.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ge.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0}}}}}}}}}}else return ge.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ge.errors=s,e===0}export default lr as import('./validate-json.ts').Validator;
