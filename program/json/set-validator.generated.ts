/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const ar=ue;var pr=ue;const Fe={title:"A set of cards for ecos",type:"object",required:["format","id","title",
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
maximum:99999}},additionalProperties:!1},deal:{type:"array",items:{type:"object",required:["brown","blue","act\
ive"],properties:{brown:{type:"integer",minimum:0,maximum:99999},blue:{type:"integer",minimum:0,maximum:99999},
active:{type:"integer",minimum:0,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}},
draw:{type:"array",items:{type:"object",required:["tokens"],properties:{tokens:{type:"integer",minimum:1,maximum:99999},
players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}}},additionalProperties:!1},element:{
type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"boolean"}},additionalProperties:!1},
animal:{type:"object",required:["name","plural","count","on"],properties:{name:{type:"string",pattern:"^(?!con\
structor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0\
-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"object",required:["terrain"],properties:{
terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},additionalProperties:!1},{type:"\
object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},beside:{
enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1},marker:{
type:"object",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-\
9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","wa\
ter","mountain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
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
initions/word"},deed:{enum:["placed","moved","removed"]},from:{$ref:"#/definitions/region"},into:{$ref:"#/defi\
nitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"boolean",const:!0},steps:{$ref:"#/definitions\
/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1},kind:{anyOf:[{$ref:"#/definitions/word"},{type:"\
object",required:["animalOf"],properties:{animalOf:{enum:["desert","grassland","water"]}},additionalProperties:!1}]},
quantity:{type:"object",required:["amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},
upTo:{type:"boolean"}},additionalProperties:!1},quantityOrAll:{anyOf:[{$ref:"#/definitions/quantity"},{type:"o\
bject",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]},compare:{type:"o\
bject",required:["is","amount"],properties:{is:{enum:["least","most","exactly"]},amount:{type:"integer",minimum:0,
maximum:99999}},additionalProperties:!1},group:{allOf:[{type:"object",required:["group"],properties:{group:{enum:[
"habitat","community","landmass"]}}},{type:"object",discriminator:{propertyName:"group"},oneOf:[{type:"object",
required:["group","of"],properties:{group:{type:"string",const:"habitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},
{type:"object",required:["group","of"],properties:{group:{type:"string",const:"community"},of:{$ref:"#/definit\
ions/word"}},additionalProperties:!1},{type:"object",required:["group"],properties:{group:{type:"string",const:"\
landmass"}},additionalProperties:!1}]}]},spot:{allOf:[{type:"object",required:["spot"],properties:{spot:{enum:[
"this","this-tile","named","thing"]}}},{type:"object",discriminator:{propertyName:"spot"},oneOf:[{type:"object",
required:["spot"],properties:{spot:{type:"string",const:"this"}},additionalProperties:!1},{type:"object",required:[
"spot"],properties:{spot:{type:"string",const:"this-tile"}},additionalProperties:!1},{type:"object",required:[
"spot","name"],properties:{spot:{type:"string",const:"named"},name:{type:"string"}},additionalProperties:!1},{
type:"object",required:["spot","thing"],properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definiti\
ons/word"}},additionalProperties:!1}]}]},region:{allOf:[{type:"object",required:["region"],properties:{region:{
enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-h\
abitat","largest"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[{type:"object",required:["re\
gion"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape",
"this-feature","feature-habitat"]}},additionalProperties:!1},{type:"object",required:["region","group"],properties:{
region:{type:"string",const:"largest"},group:{$ref:"#/definitions/group"}},additionalProperties:!1}]}]},where:{
allOf:[{type:"object",required:["where"],properties:{where:{enum:["adjacent","on","in","edge"]}}},{type:"objec\
t",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["where","to"],properties:{where:{type:"\
string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["w\
here","spot"],properties:{where:{type:"string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","regions"],properties:{where:{type:"string",const:"in"},regions:{type:"array",
items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{
where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},count:{allOf:[{type:"object",required:["count"],
properties:{count:{enum:["things","groups","done","players","spent","own","spaces"]}}},{type:"object",discriminator:{
propertyName:"count"},oneOf:[{type:"object",required:["count","things"],properties:{count:{type:"string",const:"\
things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count","group"],properties:{count:{type:"string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"\
#/definitions/group"},with:{type:"object",required:["compare","things"],properties:{compare:{$ref:"#/definitio\
ns/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},where:{
$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","deed"],properties:{count:{
type:"string",const:"done"},deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definitions/wor\
d"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},
with:{$ref:"#/definitions/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],
properties:{count:{type:"string",const:"spent"},how:{enum:["paid","lost"]},what:{enum:["vp","cube","card"]}},additionalProperties:!1},
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
finitions/block"}},additionalProperties:!1}]}]}}},He=Object.prototype.hasOwnProperty,Je=new RegExp("^((?!const\
ructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),ze=new RegExp("^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u\
2029]*$","u"),he=new RegExp("^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),Ke=new RegExp("^[0-9a-f]{16}$",
"u"),lr={type:"object",required:["settings","elements","animals","hands","layouts"],properties:{settings:{$ref:"\
#/definitions/settings"},elements:{type:"array",items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{
$ref:"#/definitions/animal"}},markers:{type:"array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{
$ref:"#/definitions/hand"}},layouts:{type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},
fr={type:"object",properties:{players:{type:"object",required:["from","to"],properties:{from:{type:"integer",minimum:1,
maximum:99999},to:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},target:{type:"object",required:[
"full"],properties:{full:{type:"integer",minimum:1,maximum:99999},short:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},cubes:{type:"object",required:["total","start"],properties:{total:{type:"integer",minimum:1,
maximum:99999},start:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{type:"integ\
er",minimum:1,maximum:99999},supply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-\
9]+)*$":{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},deal:{type:"array",items:{type:"obj\
ect",required:["brown","blue","active"],properties:{brown:{type:"integer",minimum:0,maximum:99999},blue:{type:"\
integer",minimum:0,maximum:99999},active:{type:"integer",minimum:0,maximum:99999},players:{type:"integer",minimum:1,
maximum:99999}},additionalProperties:!1}},draw:{type:"array",items:{type:"object",required:["tokens"],properties:{
tokens:{type:"integer",minimum:1,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}}},
additionalProperties:!1};function T(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const f=e;for(const p in r)if(!(p==="play\
ers"||p==="target"||p==="cubes"||p==="moreCubes"||p==="supply"||p==="deal"||p==="draw")){return T.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===e){if(r.players!==void 0){let p=r.
players;const q=e;if(e===q)if(p&&typeof p=="object"&&!Array.isArray(p)){let v;if(p.from===void 0&&(v="from")||
p.to===void 0&&(v="to"))return T.errors=[{instancePath:t+"/players",keyword:"required",params:{missingProperty:v}}],
!1;{const g=e;for(const a in p)if(!(a==="from"||a==="to")){return T.errors=[{instancePath:t+"/players",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(g===e){if(p.from!==void 0){let a=p.from;const m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return T.errors=[{instancePath:t+"/players/from",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return T.errors=[{instancePath:t+"/pla\
yers/from",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return T.errors=[{instancePath:t+
"/players/from",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=m===e}else var l=!0;if(l)if(p.to!==
void 0){let a=p.to;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return T.errors=[{instancePath:t+"/pl\
ayers/to",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return T.
errors=[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(
a))return T.errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=m===
e}else var l=!0}}}else return T.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"object"}}],!1;
var j=q===e}else var j=!0;if(j){if(r.target!==void 0){let p=r.target;const q=e;if(e===q)if(p&&typeof p=="objec\
t"&&!Array.isArray(p)){let g;if(p.full===void 0&&(g="full"))return T.errors=[{instancePath:t+"/target",keyword:"\
required",params:{missingProperty:g}}],!1;{const a=e;for(const m in p)if(!(m==="full"||m==="short")){return T.
errors=[{instancePath:t+"/target",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===
e){if(p.full!==void 0){let m=p.full;const A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return T.errors=[{instancePath:t+
"/target/full",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"){if(m>99999||isNaN(m))
return T.errors=[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<
1||isNaN(m))return T.errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var h=A===e}else var h=!0;if(h)if(p.short!==void 0){let m=p.short;const A=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)))return T.errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"integer"}}],!1;if(e===
A&&typeof m=="number"){if(m>99999||isNaN(m))return T.errors=[{instancePath:t+"/target/short",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(m<1||isNaN(m))return T.errors=[{instancePath:t+"/target/short",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var h=A===e}else var h=!0}}}else return T.errors=[{instancePath:t+
"/target",keyword:"type",params:{type:"object"}}],!1;var j=q===e}else var j=!0;if(j){if(r.cubes!==void 0){let p=r.
cubes;const q=e;if(e===q)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.total===void 0&&(g="total")||
p.start===void 0&&(g="start"))return T.errors=[{instancePath:t+"/cubes",keyword:"required",params:{missingProperty:g}}],
!1;{const a=e;for(const m in p)if(!(m==="total"||m==="start")){return T.errors=[{instancePath:t+"/cubes",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===e){if(p.total!==void 0){let m=p.total;const A=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return T.errors=[{instancePath:t+"/cubes/total",keyword:"type",params:{
type:"integer"}}],!1;if(e===A&&typeof m=="number"){if(m>99999||isNaN(m))return T.errors=[{instancePath:t+"/cub\
es/total",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<1||isNaN(m))return T.errors=[{instancePath:t+
"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=A===e}else var u=!0;if(u)if(p.start!==
void 0){let m=p.start;const A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return T.errors=[{instancePath:t+"\
/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"){if(m>99999||isNaN(m))return T.
errors=[{instancePath:t+"/cubes/start",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<0||isNaN(
m))return T.errors=[{instancePath:t+"/cubes/start",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=A===
e}else var u=!0}}}else return T.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"object"}}],!1;var j=q===
e}else var j=!0;if(j){if(r.moreCubes!==void 0){let p=r.moreCubes;const q=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)))return T.errors=[{instancePath:t+"/moreCubes",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof p==
"number"){if(p>99999||isNaN(p))return T.errors=[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(p<1||isNaN(p))return T.errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var j=q===e}else var j=!0;if(j){if(r.supply!==void 0){let p=r.supply;const q=e;if(e===
q)if(p&&typeof p=="object"&&!Array.isArray(p)){const g=e;for(const a in p)if(!he.test(a)){return T.errors=[{instancePath:t+
"/supply",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(g===e){var y=!0;for(const a in p)
if(he.test(a)){let m=p[a];const A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return T.errors=[{instancePath:t+
"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m==
"number"){if(m>99999||isNaN(m))return T.errors=[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<0||isNaN(m))return T.errors=[{instancePath:t+
"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=A===
e;if(!y)break}}}else return T.errors=[{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var j=q===
e}else var j=!0;if(j){if(r.deal!==void 0){let p=r.deal;const q=e;if(e===q)if(Array.isArray(p)){var c=!0;const g=p.
length;for(let a=0;a<g;a++){let m=p[a];const A=e;if(e===A)if(m&&typeof m=="object"&&!Array.isArray(m)){let o;if(m.
brown===void 0&&(o="brown")||m.blue===void 0&&(o="blue")||m.active===void 0&&(o="active"))return T.errors=[{instancePath:t+
"/deal/"+a,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in m)if(!(n==="brown"||n===
"blue"||n==="active"||n==="players")){return T.errors=[{instancePath:t+"/deal/"+a,keyword:"additionalPropertie\
s",params:{additionalProperty:n}}],!1;break}if(V===e){if(m.brown!==void 0){let n=m.brown;const $=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"type",params:{type:"\
integer"}}],!1;if(e===$&&typeof n=="number"){if(n>99999||isNaN(n))return T.errors=[{instancePath:t+"/deal/"+a+
"/brown",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<0||isNaN(n))return T.errors=[{instancePath:t+
"/deal/"+a+"/brown",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var w=$===e}else var w=!0;if(w){if(m.
blue!==void 0){let n=m.blue;const $=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+
"/deal/"+a+"/blue",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof n=="number"){if(n>99999||isNaN(
n))return T.errors=[{instancePath:t+"/deal/"+a+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(n<0||isNaN(n))return T.errors=[{instancePath:t+"/deal/"+a+"/blue",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var w=$===e}else var w=!0;if(w){if(m.active!==void 0){let n=m.active;const $=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+"/deal/"+a+"/active",keyword:"type",params:{type:"\
integer"}}],!1;if(e===$&&typeof n=="number"){if(n>99999||isNaN(n))return T.errors=[{instancePath:t+"/deal/"+a+
"/active",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<0||isNaN(n))return T.errors=[{instancePath:t+
"/deal/"+a+"/active",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var w=$===e}else var w=!0;if(w)if(m.
players!==void 0){let n=m.players;const $=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+
"/deal/"+a+"/players",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof n=="number"){if(n>99999||isNaN(
n))return T.errors=[{instancePath:t+"/deal/"+a+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(n<1||isNaN(n))return T.errors=[{instancePath:t+"/deal/"+a+"/players",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var w=$===e}else var w=!0}}}}}else return T.errors=[{instancePath:t+"/deal/"+a,keyword:"type",
params:{type:"object"}}],!1;var c=A===e;if(!c)break}}else return T.errors=[{instancePath:t+"/deal",keyword:"ty\
pe",params:{type:"array"}}],!1;var j=q===e}else var j=!0;if(j)if(r.draw!==void 0){let p=r.draw;const q=e;if(e===
q)if(Array.isArray(p)){var b=!0;const g=p.length;for(let a=0;a<g;a++){let m=p[a];const A=e;if(e===A)if(m&&typeof m==
"object"&&!Array.isArray(m)){let o;if(m.tokens===void 0&&(o="tokens"))return T.errors=[{instancePath:t+"/draw/"+
a,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in m)if(!(n==="tokens"||n==="playe\
rs")){return T.errors=[{instancePath:t+"/draw/"+a,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(V===e){if(m.tokens!==void 0){let n=m.tokens;const $=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))
return T.errors=[{instancePath:t+"/draw/"+a+"/tokens",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof n==
"number"){if(n>99999||isNaN(n))return T.errors=[{instancePath:t+"/draw/"+a+"/tokens",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return T.errors=[{instancePath:t+"/draw/"+a+"/tokens",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var d=$===e}else var d=!0;if(d)if(m.players!==void 0){let n=m.players;
const $=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return T.errors=[{instancePath:t+"/draw/"+a+"/players",keyword:"\
type",params:{type:"integer"}}],!1;if(e===$&&typeof n=="number"){if(n>99999||isNaN(n))return T.errors=[{instancePath:t+
"/draw/"+a+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return T.errors=
[{instancePath:t+"/draw/"+a+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=$===e}else
var d=!0}}}else return T.errors=[{instancePath:t+"/draw/"+a,keyword:"type",params:{type:"object"}}],!1;var b=A===
e;if(!b)break}}else return T.errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var j=q===
e}else var j=!0}}}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return T.
errors=s,e===0}const ur={type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"bool\
ean"}},additionalProperties:!1};function _e(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.name===void 0&&(j="name")||r.count===
void 0&&(j="count")||r.any===void 0&&(j="any"))return _e.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],
!1;{const h=e;for(const u in r)if(!(u==="name"||u==="count"||u==="any")){return _e.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:u}}],!1;break}if(h===e){if(r.name!==void 0){let u=r.name;const y=e;
if(e===y)if(typeof u=="string"){if(!he.test(u))return _e.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return _e.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(r.count!==void 0){let u=r.count;const y=e;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return _e.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof u=="number"){if(u>99999||isNaN(u))return _e.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(u<0||isNaN(u))return _e.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=y===e}else var l=!0;if(l)if(r.any!==void 0){
const u=e;if(typeof r.any!="boolean")return _e.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var l=u===e}else var l=!0}}}}else return _e.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return _e.errors=s,e===0}const Me={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function ce(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.plural===void 0&&(u="plur\
al")||r.count===void 0&&(u="count")||r.on===void 0&&(u="on"))return ce.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:u}}],!1;{const y=e;for(const c in r)if(!(c==="name"||c==="plural"||c==="count"||c===
"on"||c==="beside")){return ce.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(r.name!==void 0){let c=r.name;const w=e;if(e===w)if(typeof c=="string"){if(!he.test(c))return ce.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ce.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=w===
e}else var l=!0;if(l){if(r.plural!==void 0){let c=r.plural;const w=e;if(e===w)if(typeof c=="string"){if(!he.test(
c))return ce.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ce.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var l=w===e}else var l=!0;if(l){if(r.count!==void 0){let c=r.count;const w=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)))return ce.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof c==
"number"){if(c>99999||isNaN(c))return ce.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(c<0||isNaN(c))return ce.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=w===e}else var l=!0;if(l){if(r.on!==void 0){let c=r.on;const w=e,b=e;let d=!1;const f=e;
if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let q;if(c.terrain===void 0&&(q="terrain")){const v={instancePath:t+
"/on",keyword:"required",params:{missingProperty:q}};s===null?s=[v]:s.push(v),e++}else{const v=e;for(const g in c)
if(g!=="terrain"){const a={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:g}};
s===null?s=[a]:s.push(a),e++;break}if(v===e&&c.terrain!==void 0){let g=c.terrain;if(e===e)if(Array.isArray(g))
if(g.length<1){const m={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};s===null?s=[m]:s.push(
m),e++}else{var j=!0;const m=g.length;for(let A=0;A<m;A++){let P=g[A];const o=e;if(!(P==="desert"||P==="grassl\
and"||P==="water")){const n={instancePath:t+"/on/terrain/"+A,keyword:"enum",params:{allowedValues:Me.properties.
on.anyOf[0].properties.terrain.items.enum}};s===null?s=[n]:s.push(n),e++}var j=o===e;if(!j)break}}else{const m={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};s===null?s=[m]:s.push(m),e++}}}}else{const q={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};s===null?s=[q]:s.push(q),e++}var h=f===e;if(d=d||h,
!d){const q=e;if(e===q)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.token===void 0&&(g="token")){const a={
instancePath:t+"/on",keyword:"required",params:{missingProperty:g}};s===null?s=[a]:s.push(a),e++}else{const a=e;
for(const m in c)if(m!=="token"){const A={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:m}};
s===null?s=[A]:s.push(A),e++;break}if(a===e&&c.token!==void 0){let m=c.token;if(!(m==="mountain"||m==="forest")){
const A={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:Me.properties.on.anyOf[1].properties.
token.enum}};s===null?s=[A]:s.push(A),e++}}}}else{const g={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};s===null?s=[g]:s.push(g),e++}var h=q===e;d=d||h}if(d)e=b,s!==null&&(b?s.length=b:s=null);else{const q={
instancePath:t+"/on",keyword:"anyOf",params:{}};return s===null?s=[q]:s.push(q),e++,ce.errors=s,!1}var l=w===e}else
var l=!0;if(l)if(r.beside!==void 0){let c=r.beside;const w=e;if(!(c==="desert"||c==="grassland"||c==="water"||
c==="land"||c==="tile"||c==="mountain"||c==="forest"||c==="edge"))return ce.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:Me.properties.beside.enum}}],!1;var l=w===e}else var l=!0}}}}}}else return ce.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ce.errors=s,e===0}const Qe={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function le(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.name===void 0&&(h="name")||r.plural===void 0&&(h="plural")||r.count===
void 0&&(h="count")||r.on===void 0&&(h="on")||r.most===void 0&&(h="most"))return le.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:h}}],!1;{const u=e;for(const y in r)if(!(y==="name"||y==="plural"||y==="coun\
t"||y==="on"||y==="most")){return le.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(u===e){if(r.name!==void 0){let y=r.name;const c=e;if(e===c)if(typeof y=="string"){if(!he.test(y))return le.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return le.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=c===
e}else var l=!0;if(l){if(r.plural!==void 0){let y=r.plural;const c=e;if(e===c)if(typeof y=="string"){if(!he.test(
y))return le.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return le.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var l=c===e}else var l=!0;if(l){if(r.count!==void 0){let y=r.count;const c=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)))return le.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y==
"number"){if(y>99999||isNaN(y))return le.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(y<0||isNaN(y))return le.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=c===e}else var l=!0;if(l){if(r.on!==void 0){let y=r.on;const c=e;if(e===c)if(Array.isArray(
y)){if(y.length<1)return le.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const b=y.
length;for(let d=0;d<b;d++){let f=y[d];const p=e;if(!(f==="desert"||f==="grassland"||f==="water"||f==="mountai\
n"||f==="forest"))return le.errors=[{instancePath:t+"/on/"+d,keyword:"enum",params:{allowedValues:Qe.properties.
on.items.enum}}],!1;var j=p===e;if(!j)break}}}else return le.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var l=c===e}else var l=!0;if(l)if(r.most!==void 0){let y=r.most;const c=e;if(!(typeof y=="n\
umber"&&!(y%1)&&!isNaN(y)))return le.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof y=="number"){if(y>99999||isNaN(y))return le.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(y<1||isNaN(y))return le.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var l=c===e}else var l=!0}}}}}}else return le.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return le.errors=s,e===0}const Se={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function qe(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.name===void 0&&(j="name")||r.mark===
void 0&&(j="mark")||r.title===void 0&&(j="title"))return qe.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:j}}],!1;{const h=e;for(const u in r)if(!(u==="name"||u==="mark"||u==="title")){return qe.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(h===e){if(r.name!==
void 0){let u=r.name;const y=e;if(e===y)if(typeof u=="string"){if(!he.test(u))return qe.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return qe.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(r.
mark!==void 0){let u=r.mark;const y=e;if(!(u==="footprint"||u==="leaf"))return qe.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:Se.properties.mark.enum}}],!1;var l=y===e}else var l=!0;if(l)if(r.title!==
void 0){let u=r.title;const y=e;if(e===y)if(typeof u=="string"){if(!ze.test(u))return qe.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return qe.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else
var l=!0}}}}else return qe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return qe.errors=
s,e===0}const Ue={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function oe(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.tiles===void 0&&(u="tiles"))return oe.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const y=e;for(const c in r)if(!(c==="name"||
c==="tiles")){return oe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(r.name!==void 0){let c=r.name;const w=e;if(e===w)if(typeof c=="string"){if(!he.test(c))return oe.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return oe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=w===
e}else var l=!0;if(l)if(r.tiles!==void 0){let c=r.tiles;const w=e;if(e===w)if(Array.isArray(c)){if(c.length<1)
return oe.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const d=c.length;
for(let f=0;f<d;f++){let p=c[f];const q=e;if(e===q)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.q===
void 0&&(g="q")||p.r===void 0&&(g="r")||p.terrain===void 0&&(g="terrain"))return oe.errors=[{instancePath:t+"/\
tiles/"+f,keyword:"required",params:{missingProperty:g}}],!1;{const a=e;for(const m in p)if(!(m==="q"||m==="r"||
m==="terrain")){return oe.errors=[{instancePath:t+"/tiles/"+f,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(p.q!==void 0){let m=p.q;const A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return oe.
errors=[{instancePath:t+"/tiles/"+f+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="numb\
er"){if(m>99999||isNaN(m))return oe.errors=[{instancePath:t+"/tiles/"+f+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(m<-99999||isNaN(m))return oe.errors=[{instancePath:t+"/tiles/"+f+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var h=A===e}else var h=!0;if(h){if(p.r!==void 0){let m=p.r;const A=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return oe.errors=[{instancePath:t+"/tiles/"+f+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"){if(m>99999||isNaN(m))return oe.errors=[{instancePath:t+
"/tiles/"+f+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<-99999||isNaN(m))return oe.errors=
[{instancePath:t+"/tiles/"+f+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var h=A===e}else
var h=!0;if(h)if(p.terrain!==void 0){let m=p.terrain;const A=e;if(!(m==="desert"||m==="grassland"||m==="water"))
return oe.errors=[{instancePath:t+"/tiles/"+f+"/terrain",keyword:"enum",params:{allowedValues:Ue.properties.tiles.
items.properties.terrain.enum}}],!1;var h=A===e}else var h=!0}}}}else return oe.errors=[{instancePath:t+"/tile\
s/"+f,keyword:"type",params:{type:"object"}}],!1;var j=q===e;if(!j)break}}}else return oe.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var l=w===e}else var l=!0}}}else return oe.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return oe.errors=s,e===0}function Pe(r,{instancePath:t="",parentData:Z,
parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;
if(r.settings===void 0&&(w="settings")||r.elements===void 0&&(w="elements")||r.animals===void 0&&(w="animals")||
r.hands===void 0&&(w="hands")||r.layouts===void 0&&(w="layouts"))return Pe.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:w}}],!1;{const b=e;for(const d in r)if(!(d==="settings"||d==="elements"||d==="\
animals"||d==="markers"||d==="hands"||d==="layouts")){return Pe.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:d}}],!1;break}if(b===e){if(r.settings!==void 0){const d=e;T(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:_})||(s=s===null?T.errors:s.concat(T.errors),e=
s.length);var l=d===e}else var l=!0;if(l){if(r.elements!==void 0){let d=r.elements;const f=e;if(e===f)if(Array.
isArray(d)){var j=!0;const q=d.length;for(let v=0;v<q;v++){const g=e;_e(d[v],{instancePath:t+"/elements/"+v,parentData:d,
parentDataProperty:v,rootData:_})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var j=g===e;if(!j)break}}else
return Pe.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var l=f===e}else var l=!0;
if(l){if(r.animals!==void 0){let d=r.animals;const f=e;if(e===f)if(Array.isArray(d)){var h=!0;const q=d.length;
for(let v=0;v<q;v++){const g=e;ce(d[v],{instancePath:t+"/animals/"+v,parentData:d,parentDataProperty:v,rootData:_})||
(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var h=g===e;if(!h)break}}else return Pe.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var l=f===e}else var l=!0;if(l){if(r.markers!==void 0){let d=r.
markers;const f=e;if(e===f)if(Array.isArray(d)){var u=!0;const q=d.length;for(let v=0;v<q;v++){const g=e;le(d[v],
{instancePath:t+"/markers/"+v,parentData:d,parentDataProperty:v,rootData:_})||(s=s===null?le.errors:s.concat(le.
errors),e=s.length);var u=g===e;if(!u)break}}else return Pe.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var l=f===e}else var l=!0;if(l){if(r.hands!==void 0){let d=r.hands;const f=e;if(e===
f)if(Array.isArray(d)){var y=!0;const q=d.length;for(let v=0;v<q;v++){const g=e;qe(d[v],{instancePath:t+"/hand\
s/"+v,parentData:d,parentDataProperty:v,rootData:_})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var y=g===
e;if(!y)break}}else return Pe.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var l=f===
e}else var l=!0;if(l)if(r.layouts!==void 0){let d=r.layouts;const f=e;if(e===f)if(Array.isArray(d)){var c=!0;const q=d.
length;for(let v=0;v<q;v++){const g=e;oe(d[v],{instancePath:t+"/layouts/"+v,parentData:d,parentDataProperty:v,
rootData:_})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var c=g===e;if(!c)break}}else return Pe.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var l=f===e}else var l=!0}}}}}}}else return Pe.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Pe.errors=s,e===0}const Ce={type:"ob\
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
ring",const:"card-to-play"}},additionalProperties:!1}]}]};function W(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,
rootData:_=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.gain===
void 0&&(d="gain"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;if(r.gain!==
void 0){let f=r.gain;if(!(f==="vp"||f==="element"||f==="mix"||f==="card"||f==="cube"||f==="card-to-play"))return W.
errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:Xe.allOf[0].properties.gain.enum}}],!1}}else
return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var j=l===e;if(j){const d=e;if(e===
d)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=r.gain;if(typeof p=="string")if(p==="vp"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return W.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const g=e;for(const a in r)if(!(a===
"gain"||a==="amount")){return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(g===e){if(r.gain!==void 0){let a=r.gain;const m=e;if(typeof a!="string")return W.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(a!=="vp")return W.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var h=m===e}else var h=!0;if(h)if(r.amount!==void 0){let a=r.amount;const m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return W.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var h=m===e}else var h=!0}}}else return W.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.element===void 0&&(v="element")||r.amount===
void 0&&(v="amount"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const g=e;
for(const a in r)if(!(a==="gain"||a==="element"||a==="amount")){return W.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:a}}],!1;break}if(g===e){if(r.gain!==void 0){let a=r.gain;const m=e;
if(typeof a!="string")return W.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(a!==
"element")return W.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var u=m===
e}else var u=!0;if(u){if(r.element!==void 0){const a=e;if(typeof r.element!="string")return W.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var u=a===e}else var u=!0;if(u)if(r.amount!==void 0){let a=r.
amount;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return W.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=m===e}else var u=!0}}}}else return W.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.elements===void 0&&(v="elements")||r.amount===void 0&&
(v="amount"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const g=e;for(const a in r)
if(!(a==="gain"||a==="elements"||a==="amount")){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(g===e){if(r.gain!==void 0){let a=r.gain;const m=e;if(typeof a!="st\
ring")return W.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(a!=="mix")return W.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var y=m===e}else var y=!0;if(y){
if(r.elements!==void 0){let a=r.elements;const m=e;if(e===m)if(Array.isArray(a)){if(a.length<1)return W.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const P=a.length;for(let o=0;o<
P;o++){const V=e;if(typeof a[o]!="string")return W.errors=[{instancePath:t+"/elements/"+o,keyword:"type",params:{
type:"string"}}],!1;var c=V===e;if(!c)break}}}else return W.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var y=m===e}else var y=!0;if(y)if(r.amount!==void 0){let a=r.amount;const m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var y=m===e}else var y=!0}}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return W.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:v}}],!1;{const g=e;for(const a in r)if(!(a==="gain"||a==="amount"||a==="of")){
return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(g===
e){if(r.gain!==void 0){let a=r.gain;const m=e;if(typeof a!="string")return W.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(a!=="card")return W.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var w=m===e}else var w=!0;if(w){if(r.amount!==void 0){let a=r.amount;const m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var w=m===e}else var w=!0;if(w)if(r.of!==void 0){let a=r.of;const m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/of",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+"/of",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<2||isNaN(a))return W.errors=[{instancePath:t+"/of",keyword:"\
minimum",params:{comparison:">=",limit:2}}],!1}var w=m===e}else var w=!0}}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return W.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:v}}],!1;{const g=e;for(const a in r)if(!(a==="gain"||a==="amount")){return W.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(g===e){if(r.
gain!==void 0){let a=r.gain;const m=e;if(typeof a!="string")return W.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(a!=="cube")return W.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var b=m===e}else var b=!0;if(b)if(r.amount!==void 0){let a=r.amount;const m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)))return W.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"){if(a>99999||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return W.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var b=m===e}else var b=!0}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.gain===void 0&&(v="gain"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],
!1;{const g=e;for(const a in r)if(a!=="gain"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(g===e&&r.gain!==void 0){let a=r.gain;if(typeof a!="string")return W.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(a!=="card-to-play")return W.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return W.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:p}}],!1;else return W.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:p}}],!1}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var j=d===e}return W.errors=s,e===0}const yr={type:"object",required:["each","of"],properties:{each:{
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
Ze=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function R(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(!Ze.test(r))return R.errors=[{instancePath:t,
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
additionalProperties:!1}]}]};function S(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.spot===void 0&&(y="s\
pot"))return S.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;if(r.spot!==void 0){
let c=r.spot;if(!(c==="this"||c==="this-tile"||c==="named"||c==="thing"))return S.errors=[{instancePath:t+"/sp\
ot",keyword:"enum",params:{allowedValues:rr.allOf[0].properties.spot.enum}}],!1}}else return S.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var j=l===e;if(j){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.
isArray(r)){const w=r.spot;if(typeof w=="string")if(w==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.spot===void 0&&(d="spot"))return S.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],
!1;{const f=e;for(const p in r)if(p!=="spot"){return S.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(f===e&&r.spot!==void 0){let p=r.spot;if(typeof p!="string")return S.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="this")return S.errors=[{instancePath:t+
"/spot",keyword:"const",params:{allowedValue:"this"}}],!1}}}else return S.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else if(w==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.spot===void 0&&(d="spot"))return S.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],
!1;{const f=e;for(const p in r)if(p!=="spot"){return S.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(f===e&&r.spot!==void 0){let p=r.spot;if(typeof p!="string")return S.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="this-tile")return S.errors=
[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"this-tile"}}],!1}}}else return S.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(w==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.spot===void 0&&(d="spot")||r.name===void 0&&(d="name"))return S.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:d}}],!1;{const f=e;for(const p in r)if(!(p==="spot"||p==="name")){return S.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===e){if(r.spot!==
void 0){let p=r.spot;const q=e;if(typeof p!="string")return S.errors=[{instancePath:t+"/spot",keyword:"type",params:{
type:"string"}}],!1;if(p!=="named")return S.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"\
named"}}],!1;var h=q===e}else var h=!0;if(h)if(r.name!==void 0){const p=e;if(typeof r.name!="string")return S.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var h=p===e}else var h=!0}}}else return S.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="thing"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.spot===void 0&&(d="spot")||r.thing===void 0&&(d="thing"))return S.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const f=e;for(const p in r)if(!(p==="spot"||
p==="thing")){return S.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(f===e){if(r.spot!==void 0){let p=r.spot;const q=e;if(typeof p!="string")return S.errors=[{instancePath:t+
"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="thing")return S.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"thing"}}],!1;var u=q===e}else var u=!0;if(u)if(r.thing!==void 0){const p=e;R(r.thing,
{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:_})||(s=s===null?R.errors:s.concat(R.
errors),e=s.length);var u=p===e}else var u=!0}}}else return S.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return S.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"spot",
tagValue:w}}],!1;else return S.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"spot",
tagValue:w}}],!1}else return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var j=y===e}
return S.errors=s,e===0}const Ie={allOf:[{type:"object",required:["region"],properties:{region:{enum:["this-ha\
bitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat","large\
st"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[{type:"object",required:["region"],properties:{
region:{enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","f\
eature-habitat"]}},additionalProperties:!1},{type:"object",required:["region","group"],properties:{region:{type:"\
string",const:"largest"},group:{$ref:"#/definitions/group"}},additionalProperties:!1}]}]},tr={allOf:[{type:"ob\
ject",required:["group"],properties:{group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{
propertyName:"group"},oneOf:[{type:"object",required:["group","of"],properties:{group:{type:"string",const:"ha\
bitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{
group:{type:"string",const:"community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",
required:["group"],properties:{group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]};function te(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.group===void 0&&(y="group"))return te.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:y}}],!1;if(r.group!==void 0){let c=r.group;if(!(c==="habitat"||c===
"community"||c==="landmass"))return te.errors=[{instancePath:t+"/group",keyword:"enum",params:{allowedValues:tr.
allOf[0].properties.group.enum}}],!1}}else return te.errors=[{instancePath:t,keyword:"type",params:{type:"obje\
ct"}}],!1;var j=l===e;if(j){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.isArray(r)){const w=r.group;if(typeof w==
"string")if(w==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.group===void 0&&(d=
"group")||r.of===void 0&&(d="of"))return te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],
!1;{const f=e;for(const p in r)if(!(p==="group"||p==="of")){return te.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:p}}],!1;break}if(f===e){if(r.group!==void 0){let p=r.group;const q=e;
if(typeof p!="string")return te.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(p!==
"habitat")return te.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"habitat"}}],!1;var h=q===
e}else var h=!0;if(h)if(r.of!==void 0){const p=e;R(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"\
of",rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var h=p===e}else var h=!0}}}else return te.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="community"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.group===void 0&&(d="group")||r.of===void 0&&(d="of"))return te.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const f=e;for(const p in r)if(!(p==="grou\
p"||p==="of")){return te.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(f===e){if(r.group!==void 0){let p=r.group;const q=e;if(typeof p!="string")return te.errors=[{instancePath:t+
"/group",keyword:"type",params:{type:"string"}}],!1;if(p!=="community")return te.errors=[{instancePath:t+"/gro\
up",keyword:"const",params:{allowedValue:"community"}}],!1;var u=q===e}else var u=!0;if(u)if(r.of!==void 0){const p=e;
R(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:_})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var u=p===e}else var u=!0}}}else return te.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(w==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.group===
void 0&&(d="group"))return te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const f=e;
for(const p in r)if(p!=="group"){return te.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(f===e&&r.group!==void 0){let p=r.group;if(typeof p!="string")return te.errors=[{instancePath:t+"/g\
roup",keyword:"type",params:{type:"string"}}],!1;if(p!=="landmass")return te.errors=[{instancePath:t+"/group",
keyword:"const",params:{allowedValue:"landmass"}}],!1}}}else return te.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return te.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapp\
ing",tag:"group",tagValue:w}}],!1;else return te.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"group",tagValue:w}}],!1}else return te.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var j=y===e}return te.errors=s,e===0}function C(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.region===void 0&&(u=
"region"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.region!==void 0){
let y=r.region;if(!(y==="this-habitat"||y==="this-community"||y==="this-landmass"||y==="adjacent-habitat"||y===
"landscape"||y==="this-feature"||y==="feature-habitat"||y==="largest"))return C.errors=[{instancePath:t+"/regi\
on",keyword:"enum",params:{allowedValues:Ie.allOf[0].properties.region.enum}}],!1}}else return C.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var j=l===e;if(j){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.
isArray(r)){const c=r.region;if(typeof c=="string")if(c==="this-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let b;if(r.region===void 0&&(b="region"))return C.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:b}}],!1;{const d=e;for(const f in r)if(f!=="region"){return C.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(d===e&&r.region!==void 0){let f=r.region;if(!(f===
"this-habitat"||f==="this-community"||f==="this-landmass"||f==="adjacent-habitat"||f==="landscape"||f==="this-\
feature"||f==="feature-habitat"))return C.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(c==="this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;
if(r.region===void 0&&(b="region"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],
!1;{const d=e;for(const f in r)if(f!=="region"){return C.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:f}}],!1;break}if(d===e&&r.region!==void 0){let f=r.region;if(!(f==="this-habitat"||
f==="this-community"||f==="this-landmass"||f==="adjacent-habitat"||f==="landscape"||f==="this-feature"||f==="f\
eature-habitat"))return C.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c===
"this-landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.region===void 0&&(b="region"))
return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],!1;{const d=e;for(const f in r)
if(f!=="region"){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(d===e&&r.region!==void 0){let f=r.region;if(!(f==="this-habitat"||f==="this-community"||f==="this-\
landmass"||f==="adjacent-habitat"||f==="landscape"||f==="this-feature"||f==="feature-habitat"))return C.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="adjacent-ha\
bitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.region===void 0&&(b="region"))return C.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],!1;{const d=e;for(const f in r)if(f!==
"region"){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}
if(d===e&&r.region!==void 0){let f=r.region;if(!(f==="this-habitat"||f==="this-community"||f==="this-landmass"||
f==="adjacent-habitat"||f==="landscape"||f==="this-feature"||f==="feature-habitat"))return C.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Ie.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return C.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="landscape"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.region===void 0&&(b="region"))return C.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:b}}],!1;{const d=e;for(const f in r)if(f!=="region"){return C.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(d===e&&r.region!==void 0){let f=r.region;
if(!(f==="this-habitat"||f==="this-community"||f==="this-landmass"||f==="adjacent-habitat"||f==="landscape"||f===
"this-feature"||f==="feature-habitat"))return C.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(c==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.
region===void 0&&(b="region"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],
!1;{const d=e;for(const f in r)if(f!=="region"){return C.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:f}}],!1;break}if(d===e&&r.region!==void 0){let f=r.region;if(!(f==="this-habitat"||
f==="this-community"||f==="this-landmass"||f==="adjacent-habitat"||f==="landscape"||f==="this-feature"||f==="f\
eature-habitat"))return C.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c===
"feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.region===void 0&&(b="regio\
n"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],!1;{const d=e;for(const f in r)
if(f!=="region"){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(d===e&&r.region!==void 0){let f=r.region;if(!(f==="this-habitat"||f==="this-community"||f==="this-\
landmass"||f==="adjacent-habitat"||f==="landscape"||f==="this-feature"||f==="feature-habitat"))return C.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ie.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(c==="largest"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.region===void 0&&(b="region")||r.group===void 0&&(b=
"group"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],!1;{const d=e;for(const f in r)
if(!(f==="region"||f==="group")){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(d===e){if(r.region!==void 0){let f=r.region;const p=e;if(typeof f!="string")return C.errors=[{instancePath:t+
"/region",keyword:"type",params:{type:"string"}}],!1;if(f!=="largest")return C.errors=[{instancePath:t+"/regio\
n",keyword:"const",params:{allowedValue:"largest"}}],!1;var h=p===e}else var h=!0;if(h)if(r.group!==void 0){const f=e;
te(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:_})||(s=s===null?te.errors:
s.concat(te.errors),e=s.length);var h=f===e}else var h=!0}}}else return C.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else return C.errors=[{instancePath:t,keyword:"discriminator",params:{error:"ma\
pping",tag:"region",tagValue:c}}],!1;else return C.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"region",tagValue:c}}],!1}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var j=u===e}return C.errors=s,e===0}function M(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.where===void 0&&(w="\
where"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;if(r.where!==void 0){
let b=r.where;if(!(b==="adjacent"||b==="on"||b==="in"||b==="edge"))return M.errors=[{instancePath:t+"/where",keyword:"\
enum",params:{allowedValues:er.allOf[0].properties.where.enum}}],!1}}else return M.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var j=l===e;if(j){const w=e;if(e===w)if(r&&typeof r=="object"&&!Array.isArray(
r)){const d=r.where;if(typeof d=="string")if(d==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.where===void 0&&(p="where")||r.to===void 0&&(p="to"))return M.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:p}}],!1;{const q=e;for(const v in r)if(!(v==="where"||v==="to")){return M.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(q===e){if(r.where!==
void 0){let v=r.where;const g=e;if(typeof v!="string")return M.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(v!=="adjacent")return M.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var h=g===e}else var h=!0;if(h)if(r.to!==void 0){const v=e;S(r.to,{instancePath:t+
"/to",parentData:r,parentDataProperty:"to",rootData:_})||(s=s===null?S.errors:s.concat(S.errors),e=s.length);var h=v===
e}else var h=!0}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(d===
"on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.where===void 0&&(p="where")||r.spot===void 0&&
(p="spot"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const q=e;for(const v in r)
if(!(v==="where"||v==="spot")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if(q===e){if(r.where!==void 0){let v=r.where;const g=e;if(typeof v!="string")return M.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(v!=="on")return M.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"on"}}],!1;var u=g===e}else var u=!0;if(u)if(r.spot!==void 0){const v=e;S(r.spot,{
instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:_})||(s=s===null?S.errors:s.concat(S.errors),
e=s.length);var u=v===e}else var u=!0}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(d==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.where===void 0&&
(p="where")||r.regions===void 0&&(p="regions"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const q=e;for(const v in r)if(!(v==="where"||v==="regions")){return M.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:v}}],!1;break}if(q===e){if(r.where!==void 0){let v=r.where;const g=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(v!==
"in")return M.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var y=g===e}else
var y=!0;if(y)if(r.regions!==void 0){let v=r.regions;const g=e;if(e===g)if(Array.isArray(v)){if(v.length<1)return M.
errors=[{instancePath:t+"/regions",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const m=v.length;for(let A=0;A<
m;A++){const P=e;C(v[A],{instancePath:t+"/regions/"+A,parentData:v,parentDataProperty:A,rootData:_})||(s=s===null?
C.errors:s.concat(C.errors),e=s.length);var c=P===e;if(!c)break}}}else return M.errors=[{instancePath:t+"/regi\
ons",keyword:"type",params:{type:"array"}}],!1;var y=g===e}else var y=!0}}}else return M.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(d==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.where===void 0&&(p="where"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const q=e;for(const v in r)if(v!=="where"){return M.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:v}}],!1;break}if(q===e&&r.where!==void 0){let v=r.where;if(typeof v!="string")return M.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(v!=="edge")return M.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"edge"}}],!1}}}else return M.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1}else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"m\
apping",tag:"where",tagValue:d}}],!1;else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"where",tagValue:d}}],!1}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var j=w===e}return M.errors=s,e===0}const sr={type:"object",required:["is","amount"],properties:{is:{enum:[
"least","most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function Q(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let j;if(r.is===void 0&&(j="is")||r.amount===void 0&&(j="amount"))return Q.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const h=e;for(const u in r)if(!(u==="is"||
u==="amount")){return Q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(h===e){if(r.is!==void 0){let u=r.is;const y=e;if(!(u==="least"||u==="most"||u==="exactly"))return Q.
errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:sr.properties.is.enum}}],!1;var l=y===e}else
var l=!0;if(l)if(r.amount!==void 0){let u=r.amount;const y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return Q.
errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u=="number"){if(u>
99999||isNaN(u))return Q.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(u<0||isNaN(u))return Q.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=y===e}else var l=!0}}}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;
return Q.errors=s,e===0}const ir={type:"object",required:["compare","what"],properties:{compare:{$ref:"#/defin\
itions/compare"},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1};function Ne(r,{instancePath:t="",
parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let j;if(r.compare===void 0&&(j="compare")||r.what===void 0&&(j="what"))return Ne.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:j}}],!1;{const h=e;for(const u in r)if(!(u==="compare"||u==="what")){
return Ne.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(h===
e){if(r.compare!==void 0){const u=e;Q(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"co\
mpare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var l=u===e}else var l=!0;if(l)if(r.what!==
void 0){let u=r.what;const y=e;if(!(u==="vp"||u==="cube"||u==="card"||u==="active-card"))return Ne.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:ir.properties.what.enum}}],!1;var l=y===e}else var l=!0}}}else return Ne.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Ne.errors=s,e===0}function z(r,{instancePath:t="",
parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&
!Array.isArray(r)){let v;if(r.count===void 0&&(v="count"))return z.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:v}}],!1;if(r.count!==void 0){let g=r.count;if(!(g==="things"||g==="groups"||g==="done"||
g==="players"||g==="spent"||g==="own"||g==="spaces"))return z.errors=[{instancePath:t+"/count",keyword:"enum",
params:{allowedValues:Le.allOf[0].properties.count.enum}}],!1}}else return z.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var j=l===e;if(j){const v=e;if(e===v)if(r&&typeof r=="object"&&!Array.isArray(
r)){const a=r.count;if(typeof a=="string")if(a==="things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let A;if(r.count===void 0&&(A="count")||r.things===void 0&&(A="things"))return z.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:A}}],!1;{const P=e;for(const o in r)if(!(o==="count"||o==="different"||o==="\
adjacent"||o==="things"||o==="where")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;if(typeof o!="string")
return z.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="things")return z.
errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"things"}}],!1;var h=V===e}else var h=!0;
if(h){if(r.different!==void 0){let o=r.different;const V=e;if(typeof o!="boolean")return z.errors=[{instancePath:t+
"/different",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return z.errors=[{instancePath:t+"/differen\
t",keyword:"const",params:{allowedValue:!0}}],!1;var h=V===e}else var h=!0;if(h){if(r.adjacent!==void 0){let o=r.
adjacent;const V=e;if(typeof o!="boolean")return z.errors=[{instancePath:t+"/adjacent",keyword:"type",params:{
type:"boolean"}}],!1;if(o!==!0)return z.errors=[{instancePath:t+"/adjacent",keyword:"const",params:{allowedValue:!0}}],
!1;var h=V===e}else var h=!0;if(h){if(r.things!==void 0){let o=r.things;const V=e;if(e===V)if(Array.isArray(o)){
if(o.length<1)return z.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const $=o.
length;for(let K=0;K<$;K++){const E=e;R(o[K],{instancePath:t+"/things/"+K,parentData:o,parentDataProperty:K,rootData:_})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var u=E===e;if(!u)break}}}else return z.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var h=V===e}else var h=!0;if(h)if(r.where!==void 0){const o=e;
M(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:
s.concat(M.errors),e=s.length);var h=o===e}else var h=!0}}}}}}else return z.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1}else if(a==="groups"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;
if(r.count===void 0&&(A="count")||r.group===void 0&&(A="group"))return z.errors=[{instancePath:t,keyword:"requ\
ired",params:{missingProperty:A}}],!1;{const P=e;for(const o in r)if(!(o==="count"||o==="adjacent"||o==="group"||
o==="with"||o==="where")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;if(typeof o!="string")return z.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="groups")return z.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"groups"}}],!1;var y=V===e}else var y=!0;if(y){if(r.adjacent!==void 0){let o=r.
adjacent;const V=e;if(typeof o!="boolean")return z.errors=[{instancePath:t+"/adjacent",keyword:"type",params:{
type:"boolean"}}],!1;if(o!==!0)return z.errors=[{instancePath:t+"/adjacent",keyword:"const",params:{allowedValue:!0}}],
!1;var y=V===e}else var y=!0;if(y){if(r.group!==void 0){const o=e;te(r.group,{instancePath:t+"/group",parentData:r,
parentDataProperty:"group",rootData:_})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var y=o===e}else
var y=!0;if(y){if(r.with!==void 0){let o=r.with;const V=e;if(e===V)if(o&&typeof o=="object"&&!Array.isArray(o)){
let $;if(o.compare===void 0&&($="compare")||o.things===void 0&&($="things"))return z.errors=[{instancePath:t+"\
/with",keyword:"required",params:{missingProperty:$}}],!1;{const K=e;for(const E in o)if(!(E==="compare"||E===
"things")){return z.errors=[{instancePath:t+"/with",keyword:"additionalProperties",params:{additionalProperty:E}}],
!1;break}if(K===e){if(o.compare!==void 0){const E=e;Q(o.compare,{instancePath:t+"/with/compare",parentData:o,parentDataProperty:"\
compare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var c=E===e}else var c=!0;if(c)if(o.
things!==void 0){let E=o.things;const Y=e;if(e===Y)if(Array.isArray(E)){if(E.length<1)return z.errors=[{instancePath:t+
"/with/things",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;const ae=E.length;for(let X=0;X<ae;X++){const O=e;
R(E[X],{instancePath:t+"/with/things/"+X,parentData:E,parentDataProperty:X,rootData:_})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var w=O===e;if(!w)break}}}else return z.errors=[{instancePath:t+"/with/things",
keyword:"type",params:{type:"array"}}],!1;var c=Y===e}else var c=!0}}}else return z.errors=[{instancePath:t+"/\
with",keyword:"type",params:{type:"object"}}],!1;var y=V===e}else var y=!0;if(y)if(r.where!==void 0){const o=e;
M(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:
s.concat(M.errors),e=s.length);var y=o===e}else var y=!0}}}}}}else return z.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1}else if(a==="done"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;
if(r.count===void 0&&(A="count")||r.deed===void 0&&(A="deed"))return z.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:A}}],!1;{const P=e;for(const o in r)if(!(o==="count"||o==="deed"||o==="thing"||o===
"things"||o==="where")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;if(typeof o!="string")return z.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="done")return z.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"done"}}],!1;var b=V===e}else var b=!0;if(b){if(r.deed!==void 0){let o=r.deed;const V=e;
if(!(o==="placed"||o==="moved"||o==="removed"||o==="replaced"))return z.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Le.allOf[1].oneOf[2].properties.deed.enum}}],!1;var b=V===e}else var b=!0;if(b){if(r.
thing!==void 0){const o=e;R(r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:_})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var b=o===e}else var b=!0;if(b){if(r.things!==void 0){let o=r.
things;const V=e;if(e===V)if(Array.isArray(o)){if(o.length<2)return z.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:2}}],!1;{var d=!0;const $=o.length;for(let K=0;K<$;K++){const E=e;R(o[K],{instancePath:t+
"/things/"+K,parentData:o,parentDataProperty:K,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var d=E===e;if(!d)break}}}else return z.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var b=V===e}else var b=!0;if(b)if(r.where!==void 0){const o=e;M(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var b=o===e}else var b=!0}}}}}}else
return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(a==="players"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let A;if(r.count===void 0&&(A="count"))return z.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:A}}],!1;{const P=e;for(const o in r)if(!(o==="count"||o==="other"||
o==="with")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;if(typeof o!="string")return z.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="players")return z.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"players"}}],!1;var f=V===e}else var f=!0;if(f){if(r.other!==void 0){let o=r.
other;const V=e;if(typeof o!="boolean")return z.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"\
boolean"}}],!1;if(o!==!0)return z.errors=[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],
!1;var f=V===e}else var f=!0;if(f)if(r.with!==void 0){const o=e;Ne(r.with,{instancePath:t+"/with",parentData:r,
parentDataProperty:"with",rootData:_})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var f=o===e}else
var f=!0}}}}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(a==="spen\
t"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.count===void 0&&(A="count")||r.how===void 0&&
(A="how")||r.what===void 0&&(A="what"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const P=e;for(const o in r)if(!(o==="count"||o==="how"||o==="what")){return z.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;
if(typeof o!="string")return z.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!==
"spent")return z.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"spent"}}],!1;var p=V===
e}else var p=!0;if(p){if(r.how!==void 0){let o=r.how;const V=e;if(!(o==="paid"||o==="lost"))return z.errors=[{
instancePath:t+"/how",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[4].properties.how.enum}}],!1;var p=V===
e}else var p=!0;if(p)if(r.what!==void 0){let o=r.what;const V=e;if(!(o==="vp"||o==="cube"||o==="card"))return z.
errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[4].properties.what.enum}}],
!1;var p=V===e}else var p=!0}}}}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(a==="own"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.count===void 0&&(A="cou\
nt")||r.what===void 0&&(A="what"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const P=e;for(const o in r)if(!(o==="count"||o==="what")){return z.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.count!==void 0){let o=r.count;const V=e;
if(typeof o!="string")return z.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!==
"own")return z.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"own"}}],!1;var q=V===e}else
var q=!0;if(q)if(r.what!==void 0){let o=r.what;const V=e;if(!(o==="cube"||o==="card"||o==="active-card"||o==="\
leaf"))return z.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Le.allOf[1].oneOf[5].properties.
what.enum}}],!1;var q=V===e}else var q=!0}}}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(a==="spaces"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.count===void 0&&
(A="count"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const P=e;for(const o in r)
if(o!=="count"){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(P===e&&r.count!==void 0){let o=r.count;if(typeof o!="string")return z.errors=[{instancePath:t+"/co\
unt",keyword:"type",params:{type:"string"}}],!1;if(o!=="spaces")return z.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"spaces"}}],!1}}}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return z.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"count",
tagValue:a}}],!1;else return z.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"count",
tagValue:a}}],!1}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var j=v===e}
return z.errors=s,e===0}function je(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.each===void 0&&(j="each")||r.of===
void 0&&(j="of"))return je.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const h=e;
for(const u in r)if(!(u==="each"||u==="of")){return je.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(h===e){if(r.each!==void 0){let u=r.each;const y=e;if(!(typeof u=="\
number"&&!(u%1)&&!isNaN(u)))return je.errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof u=="number"){if(u>99999||isNaN(u))return je.errors=[{instancePath:t+"/each",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(u<1||isNaN(u))return je.errors=[{instancePath:t+"/each",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var l=y===e}else var l=!0;if(l)if(r.of!==void 0){const u=e;z(r.
of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:_})||(s=s===null?z.errors:s.concat(z.errors),
e=s.length);var l=u===e}else var l=!0}}}else return je.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;return je.errors=s,e===0}const or={type:"object",required:["join","tests"],properties:{join:{enum:[
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
ast"]}},additionalProperties:!1}]}]};function D(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.test===void 0&&(a="t\
est"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:a}}],!1;if(r.test!==void 0){
let m=r.test;if(!(m==="adjacent"||m==="adjacent-to"||m==="edge"||m==="region"||m==="there"||m==="have"||m==="d\
id"||m==="spent"||m==="use"))return D.errors=[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:Re.
allOf[0].properties.test.enum}}],!1}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var j=l===e;if(j){const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){const A=r.test;if(typeof A==
"string")if(A==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o=
"test")||r.compare===void 0&&(o="compare")||r.things===void 0&&(o="things"))return D.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)if(!(n==="not"||n==="test"||n==="compare"||
n==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var h=$===e}else var h=!0;if(h){if(r.test!==void 0){let n=r.test;const $=e;
if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!==
"adjacent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var h=$===
e}else var h=!0;if(h){if(r.compare!==void 0){const n=e;Q(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var h=n===e}else var h=!0;if(h)if(r.
things!==void 0){let n=r.things;const $=e;if(e===$)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const E=n.length;for(let Y=0;Y<E;Y++){const ke=e;
R(n[Y],{instancePath:t+"/things/"+Y,parentData:n,parentDataProperty:Y,rootData:_})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var u=ke===e;if(!u)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var h=$===e}else var h=!0}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(A==="adjacent-to"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;
if(r.test===void 0&&(o="test")||r.name===void 0&&(o="name"))return D.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:o}}],!1;{const V=e;for(const n in r)if(!(n==="not"||n==="test"||n==="name")){return D.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(V===e){if(r.
not!==void 0){let n=r.not;const $=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var y=$===e}else var y=!0;if(y){if(r.test!==void 0){let n=r.test;const $=e;if(typeof n!="string")return D.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!=="adjacent-to")return D.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"adjacent-to"}}],!1;var y=$===e}else var y=!0;if(y)if(r.name!==void 0){
const n=e;if(typeof r.name!="string")return D.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"str\
ing"}}],!1;var y=n===e}else var y=!0}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(A==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&
(o="test"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)
if(!(n==="not"||n==="test")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var c=$===e}else var c=!0;if(c)if(r.test!==void 0){let n=r.test;const $=e;
if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!==
"edge")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var c=$===e}else
var c=!0}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(A==="regio\
n"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test")||r.region===void 0&&
(o="region")||r.compare===void 0&&(o="compare")||r.things===void 0&&(o="things"))return D.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)if(!(n==="not"||n==="test"||n===
"region"||n==="compare"||n==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;if(typeof n!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var w=$===e}else var w=!0;if(w){if(r.test!==void 0){let n=r.
test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="region")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"regi\
on"}}],!1;var w=$===e}else var w=!0;if(w){if(r.region!==void 0){const n=e;C(r.region,{instancePath:t+"/region",
parentData:r,parentDataProperty:"region",rootData:_})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var w=n===
e}else var w=!0;if(w){if(r.compare!==void 0){const n=e;Q(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var w=n===e}else var w=!0;if(w)if(r.
things!==void 0){let n=r.things;const $=e;if(e===$)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var b=!0;const E=n.length;for(let Y=0;Y<E;Y++){const ke=e;
R(n[Y],{instancePath:t+"/things/"+Y,parentData:n,parentDataProperty:Y,rootData:_})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var b=ke===e;if(!b)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var w=$===e}else var w=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(A==="there"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
test===void 0&&(o="test")||r.compare===void 0&&(o="compare")||r.count===void 0&&(o="count"))return D.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)if(!(n==="not"||
n==="test"||n==="compare"||n==="count")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;if(typeof n!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var d=$===e}else var d=!0;if(d){if(r.test!==void 0){let n=r.
test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="there")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"there"}}],
!1;var d=$===e}else var d=!0;if(d){if(r.compare!==void 0){const n=e;Q(r.compare,{instancePath:t+"/compare",parentData:r,
parentDataProperty:"compare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var d=n===e}else
var d=!0;if(d)if(r.count!==void 0){const n=e;z(r.count,{instancePath:t+"/count",parentData:r,parentDataProperty:"\
count",rootData:_})||(s=s===null?z.errors:s.concat(z.errors),e=s.length);var d=n===e}else var d=!0}}}}}else return D.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(A==="have"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test")||r.compare===void 0&&(o="compare")||r.what===
void 0&&(o="what"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;
for(const n in r)if(!(n==="not"||n==="test"||n==="compare"||n==="what")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var f=$===e}else var f=!0;
if(f){if(r.test!==void 0){let n=r.test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="have")return D.errors=[{instancePath:t+"/test",keyword:"con\
st",params:{allowedValue:"have"}}],!1;var f=$===e}else var f=!0;if(f){if(r.compare!==void 0){const n=e;Q(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Q.errors:s.concat(
Q.errors),e=s.length);var f=n===e}else var f=!0;if(f)if(r.what!==void 0){let n=r.what;const $=e;if(!(n==="vp"||
n==="cube"||n==="card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Re.allOf[1].
oneOf[5].properties.what.enum}}],!1;var f=$===e}else var f=!0}}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(A==="did"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;
if(r.test===void 0&&(o="test")||r.deed===void 0&&(o="deed")||r.compare===void 0&&(o="compare")||r.things===void 0&&
(o="things"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)
if(!(n==="not"||n==="test"||n==="deed"||n==="compare"||n==="things")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var p=$===e}else var p=!0;
if(p){if(r.test!==void 0){let n=r.test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="did")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"did"}}],!1;var p=$===e}else var p=!0;if(p){if(r.deed!==void 0){let n=r.deed;const $=e;
if(!(n==="placed"||n==="moved"||n==="removed"||n==="replaced"))return D.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Re.allOf[1].oneOf[6].properties.deed.enum}}],!1;var p=$===e}else var p=!0;if(p){if(r.
compare!==void 0){const n=e;Q(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var p=n===e}else var p=!0;if(p)if(r.things!==void 0){let n=r.
things;const $=e;if(e===$)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var q=!0;const E=n.length;for(let Y=0;Y<E;Y++){const ke=e;R(n[Y],{instancePath:t+
"/things/"+Y,parentData:n,parentDataProperty:Y,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var q=ke===e;if(!q)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var p=$===e}else var p=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(A==="spent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="te\
st")||r.how===void 0&&(o="how")||r.compare===void 0&&(o="compare")||r.what===void 0&&(o="what"))return D.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const V=e;for(const n in r)if(!(n==="not"||
n==="test"||n==="how"||n==="compare"||n==="what")){return D.errors=[{instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;if(typeof n!=
"boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var v=$===e}else var v=!0;if(v){if(r.
test!==void 0){let n=r.test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(n!=="spent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"spent"}}],!1;var v=$===e}else var v=!0;if(v){if(r.how!==void 0){let n=r.how;const $=e;if(!(n==="\
paid"||n==="lost"))return D.errors=[{instancePath:t+"/how",keyword:"enum",params:{allowedValues:Re.allOf[1].oneOf[7].
properties.how.enum}}],!1;var v=$===e}else var v=!0;if(v){if(r.compare!==void 0){const n=e;Q(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.
length);var v=n===e}else var v=!0;if(v)if(r.what!==void 0){let n=r.what;const $=e;if(!(n==="vp"||n==="cube"||n===
"card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Re.allOf[1].oneOf[7].properties.
what.enum}}],!1;var v=$===e}else var v=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(A==="use"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&
(o="test")||r.use===void 0&&(o="use"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],
!1;{const V=e;for(const n in r)if(!(n==="not"||n==="test"||n==="use")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(V===e){if(r.not!==void 0){let n=r.not;const $=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var g=$===e}else var g=!0;
if(g){if(r.test!==void 0){let n=r.test;const $=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="use")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"use"}}],!1;var g=$===e}else var g=!0;if(g)if(r.use!==void 0){let n=r.use;const $=e;if(!(n===
"first"||n==="last"))return D.errors=[{instancePath:t+"/use",keyword:"enum",params:{allowedValues:Re.allOf[1].
oneOf[8].properties.use.enum}}],!1;var g=$===e}else var g=!0}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
mapping",tag:"test",tagValue:A}}],!1;else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"test",tagValue:A}}],!1}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var j=a===e}return D.errors=s,e===0}function H(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.join===void 0&&(h="join")||r.tests===
void 0&&(h="tests"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const u=e;
for(const y in r)if(!(y==="join"||y==="tests")){return H.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:y}}],!1;break}if(u===e){if(r.join!==void 0){let y=r.join;const c=e;if(!(y==="all"||
y==="any"))return H.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:or.properties.join.enum}}],
!1;var l=c===e}else var l=!0;if(l)if(r.tests!==void 0){let y=r.tests;const c=e;if(e===c)if(Array.isArray(y)){if(y.
length<1)return H.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const b=y.
length;for(let d=0;d<b;d++){const f=e;D(y[d],{instancePath:t+"/tests/"+d,parentData:y,parentDataProperty:d,rootData:_})||
(s=s===null?D.errors:s.concat(D.errors),e=s.length);var j=f===e;if(!j)break}}}else return H.errors=[{instancePath:t+
"/tests",keyword:"type",params:{type:"array"}}],!1;var l=c===e}else var l=!0}}}else return H.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return H.errors=s,e===0}const cr={type:"object",required:["amount",
"upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1};
function we(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.amount===void 0&&(j="amount")||r.upTo===void 0&&(j="up\
To"))return we.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const h=e;for(const u in r)
if(!(u==="amount"||u==="upTo")){return we.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(h===e){if(r.amount!==void 0){let u=r.amount;const y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))
return we.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u=="n\
umber"){if(u>99999||isNaN(u))return we.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(u<1||isNaN(u))return we.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var l=y===e}else var l=!0;if(l)if(r.upTo!==void 0){const u=e;if(typeof r.upTo!="boolean")return we.
errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"boolean"}}],!1;var l=u===e}else var l=!0}}}else return we.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return we.errors=s,e===0}const nr={anyOf:[{
$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","grasslan\
d","water"]}},additionalProperties:!1}]};function We(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;const l=e;let j=!1;const h=e;R(r,{instancePath:t,parentData:Z,parentDataProperty:ee,rootData:_})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var u=h===e;if(j=j||u,!j){const y=e;if(e===y)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.animalOf===void 0&&(w="animalOf")){const b={instancePath:t,keyword:"re\
quired",params:{missingProperty:w}};s===null?s=[b]:s.push(b),e++}else{const b=e;for(const d in r)if(d!=="anima\
lOf"){const f={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}};s===null?s=[f]:s.push(
f),e++;break}if(b===e&&r.animalOf!==void 0){let d=r.animalOf;if(!(d==="desert"||d==="grassland"||d==="water")){
const f={instancePath:t+"/animalOf",keyword:"enum",params:{allowedValues:nr.anyOf[1].properties.animalOf.enum}};
s===null?s=[f]:s.push(f),e++}}}}else{const w={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=
[w]:s.push(w),e++}var u=y===e;j=j||u}if(j)e=l,s!==null&&(l?s.length=l:s=null);else{const y={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[y]:s.push(y),e++,We.errors=s,!1}return We.errors=s,e===0}const gr={anyOf:[
{$ref:"#/definitions/quantity"},{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]};
function ve(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;const l=e;
let j=!1;const h=e;we(r,{instancePath:t,parentData:Z,parentDataProperty:ee,rootData:_})||(s=s===null?we.errors:
s.concat(we.errors),e=s.length);var u=h===e;if(j=j||u,!j){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.
isArray(r)){let w;if(r.all===void 0&&(w="all")){const b={instancePath:t,keyword:"required",params:{missingProperty:w}};
s===null?s=[b]:s.push(b),e++}else{const b=e;for(const d in r)if(d!=="all"){const f={instancePath:t,keyword:"ad\
ditionalProperties",params:{additionalProperty:d}};s===null?s=[f]:s.push(f),e++;break}if(b===e&&r.all!==void 0){
let d=r.all;if(typeof d!="boolean"){const f={instancePath:t+"/all",keyword:"type",params:{type:"boolean"}};s===
null?s=[f]:s.push(f),e++}if(d!==!0){const f={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};s===
null?s=[f]:s.push(f),e++}}}}else{const w={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=[w]:
s.push(w),e++}var u=y===e;j=j||u}if(j)e=l,s!==null&&(l?s.length=l:s=null);else{const y={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[y]:s.push(y),e++,ve.errors=s,!1}return ve.errors=s,e===0}const Be={type:"\
object",required:["rank","what"],properties:{rank:{enum:["most","fewest"]},what:{enum:["vp","cube","card","act\
ive-card"]}},additionalProperties:!1};function Oe(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.rank===void 0&&(j="rank")||r.what===
void 0&&(j="what"))return Oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const h=e;
for(const u in r)if(!(u==="rank"||u==="what")){return Oe.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(h===e){if(r.rank!==void 0){let u=r.rank;const y=e;if(!(u==="most"||
u==="fewest"))return Oe.errors=[{instancePath:t+"/rank",keyword:"enum",params:{allowedValues:Be.properties.rank.
enum}}],!1;var l=y===e}else var l=!0;if(l)if(r.what!==void 0){let u=r.what;const y=e;if(!(u==="vp"||u==="cube"||
u==="card"||u==="active-card"))return Oe.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Be.
properties.what.enum}}],!1;var l=y===e}else var l=!0}}}else return Oe.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Oe.errors=s,e===0}const ne={validate:ge};function k(r,{instancePath:t="",parentData:Z,
parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(
r)){let be;if(r.op===void 0&&(be="op"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:be}}],
!1;if(r.op!==void 0){let ye=r.op;if(!(ye==="gain"||ye==="place"||ye==="move"||ye==="replace"||ye==="remove"||ye===
"swap"||ye==="pay"||ye==="lose"||ye==="play"||ye==="rotate"||ye==="choose"||ye==="may"||ye==="either"||ye==="i\
f"||ye==="repeat"||ye==="each-player"||ye==="choose-player"))return k.errors=[{instancePath:t+"/op",keyword:"e\
num",params:{allowedValues:Ye.allOf[0].properties.op.enum}}],!1}}else return k.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var j=l===e;if(j){const be=e;if(e===be)if(r&&typeof r=="object"&&!Array.isArray(
r)){const pe=r.op;if(typeof pe=="string")if(pe==="gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let x;if(r.op===void 0&&(x="op")||r.rewards===void 0&&(x="rewards"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="rewards"||i==="choic\
e"||i==="per"||i==="atMost"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="gain")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var h=N===e}else var h=!0;if(h){if(r.rewards!==void 0){
let i=r.rewards;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/rewar\
ds",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;W(i[I],
{instancePath:t+"/rewards/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?W.errors:s.concat(W.
errors),e=s.length);var u=fe===e;if(!u)break}}}else return k.errors=[{instancePath:t+"/rewards",keyword:"type",
params:{type:"array"}}],!1;var h=N===e}else var h=!0;if(h){if(r.choice!==void 0){let i=r.choice;const N=e;if(typeof i!=
"boolean")return k.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.
errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],!1;var h=N===e}else var h=!0;if(h){
if(r.per!==void 0){const i=e;je(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"per",rootData:_})||
(s=s===null?je.errors:s.concat(je.errors),e=s.length);var h=i===e}else var h=!0;if(h){if(r.atMost!==void 0){let i=r.
atMost;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+"/atMost",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.errors=[{instancePath:t+
"/atMost",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))return k.errors=[{instancePath:t+
"/atMost",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var h=N===e}else var h=!0;if(h)if(r.if!==void 0){
const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?H.errors:
s.concat(H.errors),e=s.length);var h=i===e}else var h=!0}}}}}}}else return k.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(pe==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.kinds===void 0&&(x="kinds"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="kinds"||i==="where"||i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;
if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!==
"place")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var y=N===e}else
var y=!0;if(y){if(r.quantity!==void 0){const i=e;we(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"\
quantity",rootData:_})||(s=s===null?we.errors:s.concat(we.errors),e=s.length);var y=i===e}else var y=!0;if(y){
if(r.kinds!==void 0){let i=r.kinds;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;We(
i[I],{instancePath:t+"/kinds/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?We.errors:s.concat(
We.errors),e=s.length);var c=fe===e;if(!c)break}}}else return k.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var y=N===e}else var y=!0;if(y){if(r.where!==void 0){const i=e;M(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);
var y=i===e}else var y=!0;if(y){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var y=i===e}else var y=!0;if(y)if(r.if!==void 0){const i=e;H(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?H.errors:s.concat(H.
errors),e=s.length);var y=i===e}else var y=!0}}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(pe==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things")||r.spaces===void 0&&(x=
"spaces"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)
if(!(i==="op"||i==="quantity"||i==="things"||i==="where"||i==="spaces"||i==="overAnyTerrain"||i==="as"||i==="i\
f")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(i!=="move")return k.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var w=N===e}else var w=!0;if(w){if(r.quantity!==void 0){const i=e;ve(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=s===null?ve.errors:s.concat(
ve.errors),e=s.length);var w=i===e}else var w=!0;if(w){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)
if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var b=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;R(i[I],{instancePath:t+"/things/"+I,parentData:i,
parentDataProperty:I,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var b=fe===e;if(!b)break}}}else
return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var w=N===e}else var w=!0;
if(w){if(r.where!==void 0){const i=e;M(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var w=i===e}else var w=!0;if(w){if(r.spaces!==
void 0){let i=r.spaces;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return k.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var w=N===e}else
var w=!0;if(w){if(r.overAnyTerrain!==void 0){let i=r.overAnyTerrain;const N=e;if(typeof i!="boolean")return k.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var w=N===e}else var w=!0;if(w){
if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var w=i===e}else var w=!0;if(w)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var w=i===e}else var w=!0}}}}}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||
r.things===void 0&&(x="things")||r.with===void 0&&(x="with"))return k.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="things"||i===
"where"||i==="with"||i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="replace")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var d=N===e}else var d=!0;if(d){if(r.quantity!==void 0){
const i=e;ve(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=
s===null?ve.errors:s.concat(ve.errors),e=s.length);var d=i===e}else var d=!0;if(d){if(r.things!==void 0){let i=r.
things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var f=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;R(i[I],{instancePath:t+
"/things/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var f=fe===e;if(!f)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var d=N===e}else var d=!0;if(d){if(r.where!==void 0){const i=e;M(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var d=i===e}else var d=!0;
if(d){if(r.with!==void 0){let i=r.with;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;const G=i.length;for(let I=0;I<G;I++){
const fe=e;R(i[I],{instancePath:t+"/with/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var p=fe===e;if(!p)break}}}else return k.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var d=N===e}else var d=!0;if(d){if(r.as!==void 0){const i=e;if(typeof r.as!="\
string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var d=i===e}else var d=!0;
if(d)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?H.errors:s.concat(H.errors),e=s.length);var d=i===e}else var d=!0}}}}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(pe==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="things"||i==="where"||i==="if")){return k.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="remove")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var q=N===e}else var q=!0;if(q){
if(r.quantity!==void 0){const i=e;ve(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var q=i===e}else var q=!0;if(q){if(r.
things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var v=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;
R(i[I],{instancePath:t+"/things/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var v=fe===e;if(!v)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var q=N===e}else var q=!0;if(q){if(r.where!==void 0){const i=e;M(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);
var q=i===e}else var q=!0;if(q)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var q=i===e}else var q=!0}}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things")||r.with===void 0&&
(x="with"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)
if(!(i==="op"||i==="things"||i==="where"||i==="with"||i==="withWhere"||i==="as"||i==="if")){return k.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){
let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="swap")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var g=N===e}else var g=!0;if(g){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){
if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;const G=i.
length;for(let I=0;I<G;I++){const fe=e;R(i[I],{instancePath:t+"/things/"+I,parentData:i,parentDataProperty:I,rootData:_})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length);var a=fe===e;if(!a)break}}}else return k.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var g=N===e}else var g=!0;if(g){if(r.where!==void 0){const i=e;
M(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:
s.concat(M.errors),e=s.length);var g=i===e}else var g=!0;if(g){if(r.with!==void 0){let i=r.with;const N=e;if(e===
N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],
!1;{var m=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;R(i[I],{instancePath:t+"/with/"+I,parentData:i,parentDataProperty:I,
rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var m=fe===e;if(!m)break}}}else return k.errors=
[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],!1;var g=N===e}else var g=!0;if(g){if(r.withWhere!==
void 0){const i=e;M(r.withWhere,{instancePath:t+"/withWhere",parentData:r,parentDataProperty:"withWhere",rootData:_})||
(s=s===null?M.errors:s.concat(M.errors),e=s.length);var g=i===e}else var g=!0;if(g){if(r.as!==void 0){const i=e;
if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var g=i===
e}else var g=!0;if(g)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var g=i===e}else var g=!0}}}}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe==="pay"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&
(x="what"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)
if(!(i==="op"||i==="quantity"||i==="what"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="pay")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"pay"}}],!1;var A=N===e}else var A=!0;if(A){
if(r.quantity!==void 0){const i=e;ve(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var A=i===e}else var A=!0;if(A){if(r.
what!==void 0){let i=r.what;const N=e;if(!(i==="vp"||i==="cube"||i==="card"))return k.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:Ye.allOf[1].oneOf[6].properties.what.enum}}],!1;var A=N===e}else var A=!0;
if(A)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?H.errors:s.concat(H.errors),e=s.length);var A=i===e}else var A=!0}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(pe==="lose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&(x="what"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="what"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="lose")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"lose"}}],!1;var P=N===e}else var P=!0;if(P){if(r.quantity!==void 0){
let i=r.quantity;const N=e,Ae=e;let G=!1;const I=e;if(e===I)if(i&&typeof i=="object"&&!Array.isArray(i)){let re;
if(i.amount===void 0&&(re="amount")||i.upTo===void 0&&(re="upTo")){const Ve={instancePath:t+"/quantity",keyword:"\
required",params:{missingProperty:re}};s===null?s=[Ve]:s.push(Ve),e++}else{const Ve=e;for(const B in i)if(!(B===
"amount"||B==="upTo")){const ie={instancePath:t+"/quantity",keyword:"additionalProperties",params:{additionalProperty:B}};
s===null?s=[ie]:s.push(ie),e++;break}if(Ve===e){if(i.amount!==void 0){let B=i.amount;const ie=e;if(!(typeof B==
"number"&&!(B%1)&&!isNaN(B))){const F={instancePath:t+"/quantity/amount",keyword:"type",params:{type:"integer"}};
s===null?s=[F]:s.push(F),e++}if(e===ie&&typeof B=="number"){if(B>99999||isNaN(B)){const F={instancePath:t+"/qu\
antity/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[F]:s.push(F),e++}else if(B<
1||isNaN(B)){const F={instancePath:t+"/quantity/amount",keyword:"minimum",params:{comparison:">=",limit:1}};s===
null?s=[F]:s.push(F),e++}}var o=ie===e}else var o=!0;if(o)if(i.upTo!==void 0){let B=i.upTo;const ie=e;if(typeof B!=
"boolean"){const se={instancePath:t+"/quantity/upTo",keyword:"type",params:{type:"boolean"}};s===null?s=[se]:s.
push(se),e++}if(B!==!1){const se={instancePath:t+"/quantity/upTo",keyword:"const",params:{allowedValue:!1}};s===
null?s=[se]:s.push(se),e++}var o=ie===e}else var o=!0}}}else{const re={instancePath:t+"/quantity",keyword:"typ\
e",params:{type:"object"}};s===null?s=[re]:s.push(re),e++}var V=I===e;if(G=G||V,!G){const re=e;if(e===re)if(i&&
typeof i=="object"&&!Array.isArray(i)){let B;if(i.all===void 0&&(B="all")){const ie={instancePath:t+"/quantity",
keyword:"required",params:{missingProperty:B}};s===null?s=[ie]:s.push(ie),e++}else{const ie=e;for(const F in i)
if(F!=="all"){const se={instancePath:t+"/quantity",keyword:"additionalProperties",params:{additionalProperty:F}};
s===null?s=[se]:s.push(se),e++;break}if(ie===e&&i.all!==void 0){let F=i.all;if(typeof F!="boolean"){const se={
instancePath:t+"/quantity/all",keyword:"type",params:{type:"boolean"}};s===null?s=[se]:s.push(se),e++}if(F!==!0){
const se={instancePath:t+"/quantity/all",keyword:"const",params:{allowedValue:!0}};s===null?s=[se]:s.push(se),
e++}}}}else{const B={instancePath:t+"/quantity",keyword:"type",params:{type:"object"}};s===null?s=[B]:s.push(B),
e++}var V=re===e;G=G||V}if(G)e=Ae,s!==null&&(Ae?s.length=Ae:s=null);else{const re={instancePath:t+"/quantity",
keyword:"anyOf",params:{}};return s===null?s=[re]:s.push(re),e++,k.errors=s,!1}var P=N===e}else var P=!0;if(P){
if(r.what!==void 0){let i=r.what;const N=e;if(!(i==="vp"||i==="cube"||i==="card"))return k.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:Ye.allOf[1].oneOf[7].properties.what.enum}}],!1;var P=N===e}else var P=!0;
if(P)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?H.errors:s.concat(H.errors),e=s.length);var P=i===e}else var P=!0}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(pe==="play"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="cubes"||i==="if")){return k.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.
op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",
params:{type:"string"}}],!1;if(i!=="play")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"\
play"}}],!1;var n=N===e}else var n=!0;if(n){if(r.cubes!==void 0){let i=r.cubes;const N=e;if(!(typeof i=="numbe\
r"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===
N&&typeof i=="number"){if(i>99999||isNaN(i))return k.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return k.errors=[{instancePath:t+"/cubes",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var n=N===e}else var n=!0;if(n)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+
"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var n=i===
e}else var n=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe===
"rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&
(x="cubes"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)
if(!(i==="op"||i==="cubes"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="rotate")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var $=N===e}else var $=!0;if($){if(r.cubes!==void 0){
let i=r.cubes;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+"/cubes",
keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.errors=
[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return k.
errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var $=N===e}else var $=!0;
if($)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?H.errors:s.concat(H.errors),e=s.length);var $=i===e}else var $=!0}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(pe==="choose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="things"||i==="where"||
i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"choose"}}],!1;var K=N===e}else var K=!0;if(K){if(r.things!==void 0){let i=r.things;
const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minI\
tems",params:{limit:1}}],!1;{var E=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;R(i[I],{instancePath:t+
"/things/"+I,parentData:i,parentDataProperty:I,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);
var E=fe===e;if(!E)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var K=N===e}else var K=!0;if(K){if(r.where!==void 0){const i=e;M(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var K=i===e}else var K=!0;
if(K){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"typ\
e",params:{type:"string"}}],!1;var K=i===e}else var K=!0;if(K)if(r.if!==void 0){const i=e;H(r.if,{instancePath:t+
"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var K=i===
e}else var K=!0}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe===
"may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&
(x="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)
if(!(i==="op"||i==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="may")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"may"}}],!1;var Y=N===e}else var Y=!0;if(Y)if(r.steps!==void 0){const i=e;ne.validate(
r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?ne.validate.
errors:s.concat(ne.validate.errors),e=s.length);var Y=i===e}else var Y=!0}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(pe==="either"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.branches===void 0&&(x="branches"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="branches")){return k.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.
op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",
params:{type:"string"}}],!1;if(i!=="either")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"\
either"}}],!1;var ke=N===e}else var ke=!0;if(ke)if(r.branches!==void 0){let i=r.branches;const N=e;if(e===N)if(Array.
isArray(i)){if(i.length<2)return k.errors=[{instancePath:t+"/branches",keyword:"minItems",params:{limit:2}}],!1;
{var ae=!0;const G=i.length;for(let I=0;I<G;I++){const fe=e;ne.validate(i[I],{instancePath:t+"/branches/"+I,parentData:i,
parentDataProperty:I,rootData:_})||(s=s===null?ne.validate.errors:s.concat(ne.validate.errors),e=s.length);var ae=fe===
e;if(!ae)break}}}else return k.errors=[{instancePath:t+"/branches",keyword:"type",params:{type:"array"}}],!1;var ke=N===
e}else var ke=!0}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe===
"if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.condition===void 0&&
(x="condition")||r.steps===void 0&&(x="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const U=e;for(const i in r)if(!(i==="op"||i==="condition"||i==="steps"||i==="otherwise")){return k.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){
let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="if")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"if"}}],
!1;var X=N===e}else var X=!0;if(X){if(r.condition!==void 0){const i=e;H(r.condition,{instancePath:t+"/conditio\
n",parentData:r,parentDataProperty:"condition",rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);
var X=i===e}else var X=!0;if(X){if(r.steps!==void 0){const i=e;ne.validate(r.steps,{instancePath:t+"/steps",parentData:r,
parentDataProperty:"steps",rootData:_})||(s=s===null?ne.validate.errors:s.concat(ne.validate.errors),e=s.length);
var X=i===e}else var X=!0;if(X)if(r.otherwise!==void 0){const i=e;ne.validate(r.otherwise,{instancePath:t+"/ot\
herwise",parentData:r,parentDataProperty:"otherwise",rootData:_})||(s=s===null?ne.validate.errors:s.concat(ne.
validate.errors),e=s.length);var X=i===e}else var X=!0}}}}}else return k.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(pe==="repeat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;
if(r.op===void 0&&(x="op")||r.times===void 0&&(x="times")||r.steps===void 0&&(x="steps"))return k.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||i==="times"||i===
"steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(i!=="repeat")return k.errors=[{instancePath:t+"/op",keyword:"con\
st",params:{allowedValue:"repeat"}}],!1;var O=N===e}else var O=!0;if(O){if(r.times!==void 0){let i=r.times;const N=e,
Ae=e;let G=!1;const I=e;if(e===I)if(i&&typeof i=="object"&&!Array.isArray(i)){let re;if(i.times===void 0&&(re=
"times")){const Ve={instancePath:t+"/times",keyword:"required",params:{missingProperty:re}};s===null?s=[Ve]:s.
push(Ve),e++}else{const Ve=e;for(const B in i)if(B!=="times"){const ie={instancePath:t+"/times",keyword:"addit\
ionalProperties",params:{additionalProperty:B}};s===null?s=[ie]:s.push(ie),e++;break}if(Ve===e&&i.times!==void 0){
let B=i.times;const ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B))){const F={instancePath:t+"/times/times",keyword:"\
type",params:{type:"integer"}};s===null?s=[F]:s.push(F),e++}if(e===ie&&typeof B=="number"){if(B>99999||isNaN(B)){
const F={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[F]:
s.push(F),e++}else if(B<1||isNaN(B)){const F={instancePath:t+"/times/times",keyword:"minimum",params:{comparison:"\
>=",limit:1}};s===null?s=[F]:s.push(F),e++}}}}}else{const re={instancePath:t+"/times",keyword:"type",params:{type:"\
object"}};s===null?s=[re]:s.push(re),e++}var de=I===e;if(G=G||de,!G){const re=e;if(e===re)if(i&&typeof i=="obj\
ect"&&!Array.isArray(i)){let B;if(i.upTo===void 0&&(B="upTo")){const ie={instancePath:t+"/times",keyword:"requ\
ired",params:{missingProperty:B}};s===null?s=[ie]:s.push(ie),e++}else{const ie=e;for(const F in i)if(F!=="upTo"){
const se={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:F}};s===null?s=[se]:
s.push(se),e++;break}if(ie===e&&i.upTo!==void 0){let F=i.upTo;const se=e;if(!(typeof F=="number"&&!(F%1)&&!isNaN(
F))){const $e={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};s===null?s=[$e]:s.push($e),
e++}if(e===se&&typeof F=="number"){if(F>99999||isNaN(F)){const $e={instancePath:t+"/times/upTo",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}};s===null?s=[$e]:s.push($e),e++}else if(F<1||isNaN(F)){const $e={instancePath:t+
"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[$e]:s.push($e),e++}}}}}else{const B={
instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[B]:s.push(B),e++}var de=re===e;if(G=
G||de,!G){const B=e;if(e===B)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.per===void 0&&(F="per")){
const se={instancePath:t+"/times",keyword:"required",params:{missingProperty:F}};s===null?s=[se]:s.push(se),e++}else{
const se=e;for(const $e in i)if($e!=="per"){const Ge={instancePath:t+"/times",keyword:"additionalProperties",params:{
additionalProperty:$e}};s===null?s=[Ge]:s.push(Ge),e++;break}se===e&&i.per!==void 0&&(je(i.per,{instancePath:t+
"/times/per",parentData:i,parentDataProperty:"per",rootData:_})||(s=s===null?je.errors:s.concat(je.errors),e=s.
length))}}else{const F={instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[F]:s.push(F),
e++}var de=B===e;G=G||de}}if(G)e=Ae,s!==null&&(Ae?s.length=Ae:s=null);else{const re={instancePath:t+"/times",keyword:"\
anyOf",params:{}};return s===null?s=[re]:s.push(re),e++,k.errors=s,!1}var O=N===e}else var O=!0;if(O)if(r.steps!==
void 0){const i=e;ne.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||
(s=s===null?ne.validate.errors:s.concat(ne.validate.errors),e=s.length);var O=i===e}else var O=!0}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe==="each-player"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&(x="steps"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i===
"op"||i==="other"||i==="with"||i==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="each-player")return k.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-player"}}],!1;var De=N===e}else var De=!0;if(De){
if(r.other!==void 0){let i=r.other;const N=e;if(typeof i!="boolean")return k.errors=[{instancePath:t+"/other",
keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.errors=[{instancePath:t+"/other",keyword:"const",
params:{allowedValue:!0}}],!1;var De=N===e}else var De=!0;if(De){if(r.with!==void 0){let i=r.with;const N=e,Ae=e;
let G=!1;const I=e;Oe(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"with",rootData:_})||(s=s===null?
Oe.errors:s.concat(Oe.errors),e=s.length);var Te=I===e;if(G=G||Te,!G){const re=e;Ne(i,{instancePath:t+"/with",
parentData:r,parentDataProperty:"with",rootData:_})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var Te=re===
e;G=G||Te}if(G)e=Ae,s!==null&&(Ae?s.length=Ae:s=null);else{const re={instancePath:t+"/with",keyword:"anyOf",params:{}};
return s===null?s=[re]:s.push(re),e++,k.errors=s,!1}var De=N===e}else var De=!0;if(De)if(r.steps!==void 0){const i=e;
ne.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?
ne.validate.errors:s.concat(ne.validate.errors),e=s.length);var De=i===e}else var De=!0}}}}}else return k.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(pe==="choose-player"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&(x="steps"))return k.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const U=e;for(const i in r)if(!(i==="op"||
i==="other"||i==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(U===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose-player")return k.errors=[{instancePath:t+"/op",
keyword:"const",params:{allowedValue:"choose-player"}}],!1;var xe=N===e}else var xe=!0;if(xe){if(r.other!==void 0){
let i=r.other;const N=e;if(typeof i!="boolean")return k.errors=[{instancePath:t+"/other",keyword:"type",params:{
type:"boolean"}}],!1;if(i!==!0)return k.errors=[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],
!1;var xe=N===e}else var xe=!0;if(xe)if(r.steps!==void 0){const i=e;ne.validate(r.steps,{instancePath:t+"/step\
s",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?ne.validate.errors:s.concat(ne.validate.errors),
e=s.length);var xe=i===e}else var xe=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return k.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"op",tagValue:pe}}],
!1;else return k.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"op",tagValue:pe}}],!1}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var j=be===e}return k.errors=s,e===
0}function ge(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(Array.isArray(r)){var l=!0;const j=r.length;for(let h=0;h<j;h++){const u=e;k(r[h],{instancePath:t+"/"+h,parentData:r,
parentDataProperty:h,rootData:_})||(s=s===null?k.errors:s.concat(k.errors),e=s.length);var l=u===e;if(!l)break}}else
return ge.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],!1;return ge.errors=s,e===0}function J(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let c;if(r.number===void 0&&(c="number")||r.deck===void 0&&(c="deck")||r.leaves===
void 0&&(c="leaves")||r.energy===void 0&&(c="energy")||r.hands===void 0&&(c="hands")||r.source===void 0&&(c="s\
ource")||r.impact===void 0&&(c="impact")||r.steps===void 0&&(c="steps"))return J.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:c}}],!1;{const w=e;for(const b in r)if(!He.call(Ce.properties,b)){return J.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(w===e){if(r.number!==
void 0){let b=r.number;const d=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return J.errors=[{instancePath:t+
"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof b=="number"){if(b>99999||isNaN(b))return J.
errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(b<0||isNaN(b))
return J.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=d===e}else
var l=!0;if(l){if(r.deck!==void 0){let b=r.deck;const d=e;if(!(b==="brown"||b==="blue"))return J.errors=[{instancePath:t+
"/deck",keyword:"enum",params:{allowedValues:Ce.properties.deck.enum}}],!1;var l=d===e}else var l=!0;if(l){if(r.
title!==void 0){let b=r.title;const d=e;if(e===d)if(typeof b=="string"){if(!ze.test(b))return J.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return J.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var l=d===e}else var l=!0;
if(l){if(r.leaves!==void 0){let b=r.leaves;const d=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return J.errors=
[{instancePath:t+"/leaves",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof b=="number"){if(b>4||isNaN(
b))return J.errors=[{instancePath:t+"/leaves",keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(b<1||
isNaN(b))return J.errors=[{instancePath:t+"/leaves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=d===
e}else var l=!0;if(l){if(r.energy!==void 0){let b=r.energy;const d=e;if(e===d)if(Array.isArray(b)){if(b.length>
8)return J.errors=[{instancePath:t+"/energy",keyword:"maxItems",params:{limit:8}}],!1;if(b.length<1)return J.errors=
[{instancePath:t+"/energy",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const p=b.length;for(let q=0;q<p;q++){
let v=b[q];const g=e;if(e===g)if(typeof v=="string"){if(!he.test(v))return J.errors=[{instancePath:t+"/energy/"+
q,keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return J.errors=
[{instancePath:t+"/energy/"+q,keyword:"type",params:{type:"string"}}],!1;var j=g===e;if(!j)break}}}else return J.
errors=[{instancePath:t+"/energy",keyword:"type",params:{type:"array"}}],!1;var l=d===e}else var l=!0;if(l){if(r.
hands!==void 0){let b=r.hands;const d=e;if(e===d)if(Array.isArray(b)){var h=!0;const p=b.length;for(let q=0;q<
p;q++){let v=b[q];const g=e;if(e===g)if(v&&typeof v=="object"&&!Array.isArray(v)){let m;if(v.name===void 0&&(m=
"name")||v.active===void 0&&(m="active"))return J.errors=[{instancePath:t+"/hands/"+q,keyword:"required",params:{
missingProperty:m}}],!1;{const A=e;for(const P in v)if(!(P==="name"||P==="active")){return J.errors=[{instancePath:t+
"/hands/"+q,keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(A===e){if(v.name!==void 0){
let P=v.name;const o=e;if(e===o)if(typeof P=="string"){if(!he.test(P))return J.errors=[{instancePath:t+"/hands\
/"+q+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return J.
errors=[{instancePath:t+"/hands/"+q+"/name",keyword:"type",params:{type:"string"}}],!1;var u=o===e}else var u=!0;
if(u)if(v.active!==void 0){const P=e;if(typeof v.active!="boolean")return J.errors=[{instancePath:t+"/hands/"+
q+"/active",keyword:"type",params:{type:"boolean"}}],!1;var u=P===e}else var u=!0}}}else return J.errors=[{instancePath:t+
"/hands/"+q,keyword:"type",params:{type:"object"}}],!1;var h=g===e;if(!h)break}}else return J.errors=[{instancePath:t+
"/hands",keyword:"type",params:{type:"array"}}],!1;var l=d===e}else var l=!0;if(l){if(r.source!==void 0){let b=r.
source;const d=e;if(e===d)if(b&&typeof b=="object"&&!Array.isArray(b)){let p;if(b.kind===void 0&&(p="kind"))return J.
errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:p}}],!1;{const q=e;for(const v in b)
if(!(v==="kind"||v==="text")){return J.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{
additionalProperty:v}}],!1;break}if(q===e){if(b.kind!==void 0){let v=b.kind;const g=e;if(!(v==="attested"||v===
"adapted"||v==="original"))return J.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Ce.
properties.source.properties.kind.enum}}],!1;var y=g===e}else var y=!0;if(y)if(b.text!==void 0){let v=b.text;const g=e;
if(e===g)if(typeof v=="string"){if(!ze.test(v))return J.errors=[{instancePath:t+"/source/text",keyword:"patter\
n",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return J.errors=
[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var y=g===e}else var y=!0}}}else return J.
errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var l=d===e}else var l=!0;if(l){if(r.
note!==void 0){let b=r.note;const d=e;if(e===d)if(typeof b=="string"){if(!ze.test(b))return J.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return J.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var l=d===e}else var l=!0;
if(l){if(r.impact!==void 0){const b=e;if(typeof r.impact!="boolean")return J.errors=[{instancePath:t+"/impact",
keyword:"type",params:{type:"boolean"}}],!1;var l=b===e}else var l=!0;if(l)if(r.steps!==void 0){const b=e;ge(r.
steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?ge.errors:s.concat(
ge.errors),e=s.length);var l=b===e}else var l=!0}}}}}}}}}}}else return J.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1;return J.errors=s,e===0}const Ee={type:"object",required:["number","deck","title",
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
string",const:"event"},thing:{$ref:"#/definitions/word"},deed:{enum:["placed","moved","removed"]},from:{$ref:"\
#/definitions/region"},into:{$ref:"#/definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"bool\
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function L(r,{
instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let q;if(r.number===void 0&&(q="number")||r.deck===void 0&&(q="deck")||r.title===
void 0&&(q="title")||r.source===void 0&&(q="source")||r.pattern===void 0&&(q="pattern")||r.triggers===void 0&&
(q="triggers"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:q}}],!1;{const v=e;
for(const g in r)if(!(g==="number"||g==="deck"||g==="title"||g==="source"||g==="note"||g==="pattern"||g==="tok\
en"||g==="triggers")){return L.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(v===e){if(r.number!==void 0){let g=r.number;const a=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)))
return L.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof g=="nu\
mber"){if(g>99999||isNaN(g))return L.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(g<0||isNaN(g))return L.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=a===e}else var l=!0;if(l){if(r.deck!==void 0){let g=r.deck;const a=e;if(!(g==="brown"||
g==="blue"))return L.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Ee.properties.deck.enum}}],
!1;var l=a===e}else var l=!0;if(l){if(r.title!==void 0){let g=r.title;const a=e;if(e===a)if(typeof g=="string"){
if(!ze.test(g))return L.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return L.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=a===e}else var l=!0;if(l){if(r.source!==void 0){let g=r.source;const a=e;
if(e===a)if(g&&typeof g=="object"&&!Array.isArray(g)){let A;if(g.kind===void 0&&(A="kind"))return L.errors=[{instancePath:t+
"/source",keyword:"required",params:{missingProperty:A}}],!1;{const P=e;for(const o in g)if(!(o==="kind"||o===
"text")){return L.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(P===e){if(g.kind!==void 0){let o=g.kind;const V=e;if(!(o==="attested"||o==="adapted"||o==="origina\
l"))return L.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Ee.properties.source.
properties.kind.enum}}],!1;var j=V===e}else var j=!0;if(j)if(g.text!==void 0){let o=g.text;const V=e;if(e===V)
if(typeof o=="string"){if(!ze.test(o))return L.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return L.errors=[{instancePath:t+
"/source/text",keyword:"type",params:{type:"string"}}],!1;var j=V===e}else var j=!0}}}else return L.errors=[{instancePath:t+
"/source",keyword:"type",params:{type:"object"}}],!1;var l=a===e}else var l=!0;if(l){if(r.note!==void 0){let g=r.
note;const a=e;if(e===a)if(typeof g=="string"){if(!ze.test(g))return L.errors=[{instancePath:t+"/note",keyword:"\
pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return L.
errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var l=a===e}else var l=!0;if(l){if(r.
pattern!==void 0){let g=r.pattern;const a=e;if(e===a)if(Array.isArray(g)){if(g.length<1)return L.errors=[{instancePath:t+
"/pattern",keyword:"minItems",params:{limit:1}}],!1;{var h=!0;const A=g.length;for(let P=0;P<A;P++){let o=g[P];
const V=e;if(e===V)if(o&&typeof o=="object"&&!Array.isArray(o)){let $;if(o.q===void 0&&($="q")||o.r===void 0&&
($="r")||o.terrain===void 0&&($="terrain")||o.tokens===void 0&&($="tokens")||o.covered===void 0&&($="covered"))
return L.errors=[{instancePath:t+"/pattern/"+P,keyword:"required",params:{missingProperty:$}}],!1;{const K=e;for(const E in o)
if(!(E==="q"||E==="r"||E==="terrain"||E==="tokens"||E==="covered")){return L.errors=[{instancePath:t+"/pattern\
/"+P,keyword:"additionalProperties",params:{additionalProperty:E}}],!1;break}if(K===e){if(o.q!==void 0){let E=o.
q;const Y=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)))return L.errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"\
type",params:{type:"integer"}}],!1;if(e===Y&&typeof E=="number"){if(E>99999||isNaN(E))return L.errors=[{instancePath:t+
"/pattern/"+P+"/q",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(E<-99999||isNaN(E))return L.
errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var u=Y===
e}else var u=!0;if(u){if(o.r!==void 0){let E=o.r;const Y=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)))return L.
errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===Y&&typeof E=="nu\
mber"){if(E>99999||isNaN(E))return L.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(E<-99999||isNaN(E))return L.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"minim\
um",params:{comparison:">=",limit:-99999}}],!1}var u=Y===e}else var u=!0;if(u){if(o.terrain!==void 0){let E=o.
terrain;const Y=e;if(!(E==="desert"||E==="grassland"||E==="water"||E==="land"))return L.errors=[{instancePath:t+
"/pattern/"+P+"/terrain",keyword:"enum",params:{allowedValues:Ee.properties.pattern.items.properties.terrain.enum}}],
!1;var u=Y===e}else var u=!0;if(u){if(o.tokens!==void 0){let E=o.tokens;const Y=e;if(e===Y)if(Array.isArray(E)){
var y=!0;const ae=E.length;for(let X=0;X<ae;X++){let O=E[X];const de=e;if(e===de)if(O&&typeof O=="object"&&!Array.
isArray(O)){let Te;if(O.compare===void 0&&(Te="compare")||O.thing===void 0&&(Te="thing"))return L.errors=[{instancePath:t+
"/pattern/"+P+"/tokens/"+X,keyword:"required",params:{missingProperty:Te}}],!1;{const xe=e;for(const be in O)if(!(be===
"compare"||be==="thing")){return L.errors=[{instancePath:t+"/pattern/"+P+"/tokens/"+X,keyword:"additionalPrope\
rties",params:{additionalProperty:be}}],!1;break}if(xe===e){if(O.compare!==void 0){const be=e;Q(O.compare,{instancePath:t+
"/pattern/"+P+"/tokens/"+X+"/compare",parentData:O,parentDataProperty:"compare",rootData:_})||(s=s===null?Q.errors:
s.concat(Q.errors),e=s.length);var c=be===e}else var c=!0;if(c)if(O.thing!==void 0){const be=e;R(O.thing,{instancePath:t+
"/pattern/"+P+"/tokens/"+X+"/thing",parentData:O,parentDataProperty:"thing",rootData:_})||(s=s===null?R.errors:
s.concat(R.errors),e=s.length);var c=be===e}else var c=!0}}}else return L.errors=[{instancePath:t+"/pattern/"+
P+"/tokens/"+X,keyword:"type",params:{type:"object"}}],!1;var y=de===e;if(!y)break}}else return L.errors=[{instancePath:t+
"/pattern/"+P+"/tokens",keyword:"type",params:{type:"array"}}],!1;var u=Y===e}else var u=!0;if(u)if(o.covered!==
void 0){const E=e;if(typeof o.covered!="boolean")return L.errors=[{instancePath:t+"/pattern/"+P+"/covered",keyword:"\
type",params:{type:"boolean"}}],!1;var u=E===e}else var u=!0}}}}}}else return L.errors=[{instancePath:t+"/patt\
ern/"+P,keyword:"type",params:{type:"object"}}],!1;var h=V===e;if(!h)break}}}else return L.errors=[{instancePath:t+
"/pattern",keyword:"type",params:{type:"array"}}],!1;var l=a===e}else var l=!0;if(l){if(r.token!==void 0){let g=r.
token;const a=e;if(e===a)if(typeof g=="string"){if(!he.test(g))return L.errors=[{instancePath:t+"/token",keyword:"\
pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return L.errors=[{instancePath:t+
"/token",keyword:"type",params:{type:"string"}}],!1;var l=a===e}else var l=!0;if(l)if(r.triggers!==void 0){let g=r.
triggers;const a=e;if(e===a)if(Array.isArray(g)){var w=!0;const A=g.length;for(let P=0;P<A;P++){let o=g[P];const V=e,
n=e;if(e===n)if(o&&typeof o=="object"&&!Array.isArray(o)){let K;if(o.on===void 0&&(K="on"))return L.errors=[{instancePath:t+
"/triggers/"+P,keyword:"required",params:{missingProperty:K}}],!1;if(o.on!==void 0){let E=o.on;if(!(E==="play"||
E==="end"||E==="event"))return L.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.
properties.triggers.items.allOf[0].properties.on.enum}}],!1}}else return L.errors=[{instancePath:t+"/triggers/"+
P,keyword:"type",params:{type:"object"}}],!1;var b=n===e;if(b){const K=e;if(e===K)if(o&&typeof o=="object"&&!Array.
isArray(o)){const Y=o.on;if(typeof Y=="string")if(Y==="play"){if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){let ae;if(o.on===void 0&&(ae="on")||o.steps===void 0&&(ae="steps"))return L.errors=[{instancePath:t+"/trig\
gers/"+P,keyword:"required",params:{missingProperty:ae}}],!1;{const X=e;for(const O in o)if(!(O==="on"||O==="s\
teps")){return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:O}}],
!1;break}if(X===e){if(o.on!==void 0){let O=o.on;const de=e;if(!(O==="play"||O==="end"))return L.errors=[{instancePath:t+
"/triggers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var d=de===e}else var d=!0;if(d)if(o.steps!==void 0){const O=e;ge(o.steps,{instancePath:t+"/trig\
gers/"+P+"/steps",parentData:o,parentDataProperty:"steps",rootData:_})||(s=s===null?ge.errors:s.concat(ge.errors),
e=s.length);var d=O===e}else var d=!0}}}else return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{
type:"object"}}],!1}else if(Y==="end"){if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let ae;if(o.on===
void 0&&(ae="on")||o.steps===void 0&&(ae="steps"))return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"req\
uired",params:{missingProperty:ae}}],!1;{const X=e;for(const O in o)if(!(O==="on"||O==="steps")){return L.errors=
[{instancePath:t+"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:O}}],!1;break}if(X===
e){if(o.on!==void 0){let O=o.on;const de=e;if(!(O==="play"||O==="end"))return L.errors=[{instancePath:t+"/trig\
gers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var f=de===e}else var f=!0;if(f)if(o.steps!==void 0){const O=e;ge(o.steps,{instancePath:t+"/trig\
gers/"+P+"/steps",parentData:o,parentDataProperty:"steps",rootData:_})||(s=s===null?ge.errors:s.concat(ge.errors),
e=s.length);var f=O===e}else var f=!0}}}else return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{
type:"object"}}],!1}else if(Y==="event"){if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let ae;if(o.on===
void 0&&(ae="on")||o.thing===void 0&&(ae="thing")||o.deed===void 0&&(ae="deed")||o.steps===void 0&&(ae="steps"))
return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"required",params:{missingProperty:ae}}],!1;{const X=e;
for(const O in o)if(!(O==="on"||O==="thing"||O==="deed"||O==="from"||O==="into"||O==="where"||O==="byYou"||O===
"steps")){return L.errors=[{instancePath:t+"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:O}}],
!1;break}if(X===e){if(o.on!==void 0){let O=o.on;const de=e;if(typeof O!="string")return L.errors=[{instancePath:t+
"/triggers/"+P+"/on",keyword:"type",params:{type:"string"}}],!1;if(O!=="event")return L.errors=[{instancePath:t+
"/triggers/"+P+"/on",keyword:"const",params:{allowedValue:"event"}}],!1;var p=de===e}else var p=!0;if(p){if(o.
thing!==void 0){const O=e;R(o.thing,{instancePath:t+"/triggers/"+P+"/thing",parentData:o,parentDataProperty:"t\
hing",rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var p=O===e}else var p=!0;if(p){if(o.deed!==
void 0){let O=o.deed;const de=e;if(!(O==="placed"||O==="moved"||O==="removed"))return L.errors=[{instancePath:t+
"/triggers/"+P+"/deed",keyword:"enum",params:{allowedValues:Ee.properties.triggers.items.allOf[1].oneOf[1].properties.
deed.enum}}],!1;var p=de===e}else var p=!0;if(p){if(o.from!==void 0){const O=e;C(o.from,{instancePath:t+"/trig\
gers/"+P+"/from",parentData:o,parentDataProperty:"from",rootData:_})||(s=s===null?C.errors:s.concat(C.errors),
e=s.length);var p=O===e}else var p=!0;if(p){if(o.into!==void 0){const O=e;C(o.into,{instancePath:t+"/triggers/"+
P+"/into",parentData:o,parentDataProperty:"into",rootData:_})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);
var p=O===e}else var p=!0;if(p){if(o.where!==void 0){const O=e;M(o.where,{instancePath:t+"/triggers/"+P+"/wher\
e",parentData:o,parentDataProperty:"where",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var p=O===
e}else var p=!0;if(p){if(o.byYou!==void 0){let O=o.byYou;const de=e;if(typeof O!="boolean")return L.errors=[{instancePath:t+
"/triggers/"+P+"/byYou",keyword:"type",params:{type:"boolean"}}],!1;if(O!==!0)return L.errors=[{instancePath:t+
"/triggers/"+P+"/byYou",keyword:"const",params:{allowedValue:!0}}],!1;var p=de===e}else var p=!0;if(p)if(o.steps!==
void 0){const O=e;ge(o.steps,{instancePath:t+"/triggers/"+P+"/steps",parentData:o,parentDataProperty:"steps",rootData:_})||
(s=s===null?ge.errors:s.concat(ge.errors),e=s.length);var p=O===e}else var p=!0}}}}}}}}}else return L.errors=[
{instancePath:t+"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1}else return L.errors=[{instancePath:t+
"/triggers/"+P,keyword:"discriminator",params:{error:"mapping",tag:"on",tagValue:Y}}],!1;else return L.errors=
[{instancePath:t+"/triggers/"+P,keyword:"discriminator",params:{error:"tag",tag:"on",tagValue:Y}}],!1}else return L.
errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1;var b=K===e}var w=V===e;if(!w)
break}}else return L.errors=[{instancePath:t+"/triggers",keyword:"type",params:{type:"array"}}],!1;var l=a===e}else
var l=!0}}}}}}}}}else return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return L.errors=
s,e===0}function ue(r,{instancePath:t="",parentData:Z,parentDataProperty:ee,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.format===void 0&&(u="format")||r.id===void 0&&(u="id")||
r.title===void 0&&(u="title")||r.vocabulary===void 0&&(u="vocabulary")||r.cards===void 0&&(u="cards")||r.features===
void 0&&(u="features"))return ue.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const y=e;
for(const c in r)if(!He.call(Fe.properties,c)){return ue.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:c}}],!1;break}if(y===e){if(r.$schema!==void 0){const c=e;if(typeof r.$schema!="stri\
ng")return ue.errors=[{instancePath:t+"/$schema",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;
if(l){if(r.format!==void 0){let c=r.format;const w=e;if(typeof c!="number")return ue.errors=[{instancePath:t+"\
/format",keyword:"type",params:{type:"number"}}],!1;if(c!==1)return ue.errors=[{instancePath:t+"/format",keyword:"\
const",params:{allowedValue:1}}],!1;var l=w===e}else var l=!0;if(l){if(r.id!==void 0){let c=r.id;const w=e;if(e===
w)if(typeof c=="string"){if(!Je.test(c))return ue.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"\
^((?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ue.errors=[{instancePath:t+"/id",keyword:"\
type",params:{type:"string"}}],!1;var l=w===e}else var l=!0;if(l){if(r.title!==void 0){let c=r.title;const w=e;
if(e===w)if(typeof c=="string"){if(!ze.test(c))return ue.errors=[{instancePath:t+"/title",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ue.errors=[{instancePath:t+
"/title",keyword:"type",params:{type:"string"}}],!1;var l=w===e}else var l=!0;if(l){if(r.extends!==void 0){let c=r.
extends;const w=e;if(e===w)if(typeof c=="string"){if(!he.test(c))return ue.errors=[{instancePath:t+"/extends",
keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ue.errors=
[{instancePath:t+"/extends",keyword:"type",params:{type:"string"}}],!1;var l=w===e}else var l=!0;if(l){if(r.vocabulary!==
void 0){const c=e;Pe(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:_})||
(s=s===null?Pe.errors:s.concat(Pe.errors),e=s.length);var l=c===e}else var l=!0;if(l){if(r.cards!==void 0){let c=r.
cards;const w=e;if(e===w)if(Array.isArray(c)){var j=!0;const d=c.length;for(let f=0;f<d;f++){const p=e;J(c[f],
{instancePath:t+"/cards/"+f,parentData:c,parentDataProperty:f,rootData:_})||(s=s===null?J.errors:s.concat(J.errors),
e=s.length);var j=p===e;if(!j)break}}else return ue.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var l=w===e}else var l=!0;if(l){if(r.features!==void 0){let c=r.features;const w=e;if(e===w)if(Array.
isArray(c)){var h=!0;const d=c.length;for(let f=0;f<d;f++){const p=e;L(c[f],{instancePath:t+"/features/"+f,parentData:c,
parentDataProperty:f,rootData:_})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var h=p===e;if(!h)break}}else
return ue.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var l=w===e}else var l=!0;
if(l)if(r.hash!==void 0){let c=r.hash;const w=e;if(e===w)if(typeof c=="string"){if(!Ke.test(c))return ue.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ue.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var l=w===e}else var l=!0}}}}}}}}}}else return ue.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ue.errors=s,e===0}export default pr as import('./validate-json.ts').Validator;
