/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const pr=ve;var fr=ve;const Je={title:"A set of cards for ecos",type:"object",required:["format","id","title",
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
additionalProperties:!1}]},holder:{type:"object",required:["ground","with"],properties:{ground:{$ref:"#/defini\
tions/word"},with:{type:"array",items:{type:"object",required:["compare","things"],properties:{compare:{$ref:"\
#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
minItems:1}},additionalProperties:!1},sought:{anyOf:[{$ref:"#/definitions/word"},{$ref:"#/definitions/holder"}]},
compare:{type:"object",required:["is","amount"],properties:{is:{enum:["least","most","exactly"]},amount:{type:"\
integer",minimum:0,maximum:99999}},additionalProperties:!1},group:{allOf:[{type:"object",required:["group"],properties:{
group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{propertyName:"group"},oneOf:[{
type:"object",required:["group","of"],properties:{group:{type:"string",const:"habitat"},of:{$ref:"#/definition\
s/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{group:{type:"string",const:"\
community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group"],properties:{
group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]},spot:{allOf:[{type:"object",required:["sp\
ot"],properties:{spot:{enum:["this","this-tile","named","thing"]}}},{type:"object",discriminator:{propertyName:"\
spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this"}},additionalProperties:!1},
{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this-tile"}},additionalProperties:!1},
{type:"object",required:["spot","name"],properties:{spot:{type:"string",const:"named"},name:{type:"string"}},additionalProperties:!1},
{type:"object",required:["spot","thing"],properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definit\
ions/word"}},additionalProperties:!1}]}]},region:{allOf:[{type:"object",required:["region"],properties:{region:{
enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-h\
abitat","this-tile","largest","smallest"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[{type:"\
object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacen\
t-habitat","landscape","this-feature","feature-habitat","this-tile"]}},additionalProperties:!1},{type:"object",
required:["region","group"],properties:{region:{enum:["largest","smallest"]},group:{$ref:"#/definitions/group"}},
additionalProperties:!1}]}]},where:{allOf:[{type:"object",required:["where"],properties:{where:{enum:["adjacen\
t","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["w\
here","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","spot"],properties:{where:{type:"string",const:"on"},spot:{$ref:"#/definition\
s/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{where:{type:"string",
const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"\
object",required:["where"],properties:{where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},count:{
allOf:[{type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","spent","\
own","spaces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count",
"things"],properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"\
boolean",const:!0},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definit\
ions/where"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"stri\
ng",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",
required:["compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},deed:{enum:["placed","\
moved","removed","replaced"]},thing:{$ref:"#/definitions/sought"},things:{type:"array",items:{$ref:"#/definiti\
ons/sought"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},with:{$ref:"#/defin\
itions/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],properties:{count:{
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
$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"a\
djacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["test"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:[
"test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"regio\
n"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/sought"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","compare","count"],
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
per:{$ref:"#/definitions/per"},atLeast:{type:"integer",minimum:1,maximum:99999},atMost:{type:"integer",minimum:1,
maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Puts tiles or token\
s into the landscape (R7, R8). A gate: what cannot be placed in full ends the effect.",type:"object",required:[
"op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{$ref:"#/definitions/quantity"},
kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"\
string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Moves animals from tile t\
o tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{op:{type:"string",const:"\
move"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{type:"boole\
an",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"T\
urns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{
op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"\
#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/defini\
tions/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],
properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"arra\
y",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/\
condition"}},additionalProperties:!1},{description:"Two tiles change places with everything on them, or two an\
imals if each may be on the tile of the other (R8.1).",type:"object",required:["op","things","with"],properties:{
op:{type:"string",const:"swap"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"\
#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},withWhere:{$ref:"#/de\
finitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
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
type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"stri\
ng"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); \
a gate inside ends only these steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",
const:"may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Its player takes one b\
ranch; one that cannot begin is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"\
string",const:"either"},branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},
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
finitions/block"}},additionalProperties:!1}]}]}}},Ce=Object.prototype.hasOwnProperty,Ke=new RegExp("^((?!const\
ructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),Re=new RegExp("^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u\
2029]*$","u"),be=new RegExp("^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),Qe=new RegExp("^[0-9a-f]{16}$",
"u"),ur={type:"object",required:["settings","elements","animals","hands","layouts"],properties:{settings:{$ref:"\
#/definitions/settings"},elements:{type:"array",items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{
$ref:"#/definitions/animal"}},markers:{type:"array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{
$ref:"#/definitions/hand"}},layouts:{type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},
dr={type:"object",properties:{players:{type:"object",required:["from","to"],properties:{from:{type:"integer",minimum:1,
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
additionalProperties:!1}}},additionalProperties:!1};function z(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const o=e;for(const m in r)
if(!(m==="players"||m==="target"||m==="cubes"||m==="moreCubes"||m==="supply"||m==="moreSupply"||m==="deal"||m===
"draw")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(o===e){if(r.players!==void 0){let m=r.players;const c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){
let $;if(m.from===void 0&&($="from")||m.to===void 0&&($="to"))return z.errors=[{instancePath:t+"/players",keyword:"\
required",params:{missingProperty:$}}],!1;{const w=e;for(const a in m)if(!(a==="from"||a==="to")){return z.errors=
[{instancePath:t+"/players",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(w===e){
if(m.from!==void 0){let a=m.from;const f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return z.errors=[{instancePath:t+
"/players/from",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof a=="number"){if(a>99999||isNaN(a))
return z.errors=[{instancePath:t+"/players/from",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<
1||isNaN(a))return z.errors=[{instancePath:t+"/players/from",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var l=f===e}else var l=!0;if(l)if(m.to!==void 0){let a=m.to;const f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)))return z.errors=[{instancePath:t+"/players/to",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof a==
"number"){if(a>99999||isNaN(a))return z.errors=[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(a<1||isNaN(a))return z.errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var l=f===e}else var l=!0}}}else return z.errors=[{instancePath:t+"/players",keyword:"\
type",params:{type:"object"}}],!1;var A=c===e}else var A=!0;if(A){if(r.target!==void 0){let m=r.target;const c=e;
if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.full===void 0&&(w="full"))return z.errors=[{instancePath:t+
"/target",keyword:"required",params:{missingProperty:w}}],!1;{const a=e;for(const f in m)if(!(f==="full"||f===
"short")){return z.errors=[{instancePath:t+"/target",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(a===e){if(m.full!==void 0){let f=m.full;const O=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return z.
errors=[{instancePath:t+"/target/full",keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){
if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var _=O===e}else var _=!0;if(_)if(m.short!==void 0){let f=m.short;const O=e;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/target/short",
keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+
"/target/short",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=O===e}else var _=!0}}}else return z.
errors=[{instancePath:t+"/target",keyword:"type",params:{type:"object"}}],!1;var A=c===e}else var A=!0;if(A){if(r.
cubes!==void 0){let m=r.cubes;const c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.total===
void 0&&(w="total")||m.start===void 0&&(w="start"))return z.errors=[{instancePath:t+"/cubes",keyword:"required",
params:{missingProperty:w}}],!1;{const a=e;for(const f in m)if(!(f==="total"||f==="start")){return z.errors=[{
instancePath:t+"/cubes",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e){if(m.
total!==void 0){let f=m.total;const O=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+
"/cubes/total",keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))
return z.errors=[{instancePath:t+"/cubes/total",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<
1||isNaN(f))return z.errors=[{instancePath:t+"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var u=O===e}else var u=!0;if(u)if(m.start!==void 0){let f=m.start;const O=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)))return z.errors=[{instancePath:t+"/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===
O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+"/cubes/start",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:t+"/cubes/start",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var u=O===e}else var u=!0}}}else return z.errors=[{instancePath:t+
"/cubes",keyword:"type",params:{type:"object"}}],!1;var A=c===e}else var A=!0;if(A){if(r.moreCubes!==void 0){let m=r.
moreCubes;const c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)))return z.errors=[{instancePath:t+"/moreCubes",
keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"){if(m>99999||isNaN(m))return z.errors=
[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(m<1||isNaN(m))return z.
errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var A=c===e}else var A=!0;
if(A){if(r.supply!==void 0){let m=r.supply;const c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){const w=e;
for(const a in m)if(!be.test(a)){return z.errors=[{instancePath:t+"/supply",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(w===e){var d=!0;for(const a in m)if(be.test(a)){let f=m[a];const O=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=
[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=O===e;if(!d)break}}}else return z.errors=[
{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var A=c===e}else var A=!0;if(A){if(r.moreSupply!==
void 0){let m=r.moreSupply;const c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){const w=e;for(const a in m)
if(!be.test(a)){return z.errors=[{instancePath:t+"/moreSupply",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(w===e){var g=!0;for(const a in m)if(be.test(a)){let f=m[a];const O=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)))return z.errors=[{instancePath:t+"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"integer"}}],!1;if(e===O&&typeof f=="number"){if(f>99999||isNaN(f))return z.errors=[{instancePath:t+
"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var g=O===e;if(!g)break}}}else return z.errors=[{instancePath:t+
"/moreSupply",keyword:"type",params:{type:"object"}}],!1;var A=c===e}else var A=!0;if(A){if(r.deal!==void 0){let m=r.
deal;const c=e;if(e===c)if(Array.isArray(m)){var v=!0;const w=m.length;for(let a=0;a<w;a++){let f=m[a];const O=e;
if(e===O)if(f&&typeof f=="object"&&!Array.isArray(f)){let P;if(f.brown===void 0&&(P="brown")||f.blue===void 0&&
(P="blue")||f.active===void 0&&(P="active"))return z.errors=[{instancePath:t+"/deal/"+a,keyword:"required",params:{
missingProperty:P}}],!1;{const n=e;for(const b in f)if(!(b==="brown"||b==="blue"||b==="active"||b==="players")){
return z.errors=[{instancePath:t+"/deal/"+a,keyword:"additionalProperties",params:{additionalProperty:b}}],!1;
break}if(n===e){if(f.brown!==void 0){let b=f.brown;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return z.
errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="n\
umber"){if(b>99999||isNaN(b))return z.errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(b<0||isNaN(b))return z.errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var j=S===e}else var j=!0;if(j){if(f.blue!==void 0){let b=f.blue;const S=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return z.errors=[{instancePath:t+"/deal/"+a+"/blue",keyword:"type",
params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"){if(b>99999||isNaN(b))return z.errors=[{instancePath:t+
"/deal/"+a+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(b<0||isNaN(b))return z.errors=
[{instancePath:t+"/deal/"+a+"/blue",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var j=S===e}else var j=!0;
if(j){if(f.active!==void 0){let b=f.active;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return z.errors=
[{instancePath:t+"/deal/"+a+"/active",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"){
if(b>99999||isNaN(b))return z.errors=[{instancePath:t+"/deal/"+a+"/active",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(b<0||isNaN(b))return z.errors=[{instancePath:t+"/deal/"+a+"/active",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var j=S===e}else var j=!0;if(j)if(f.players!==void 0){let b=f.players;const S=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return z.errors=[{instancePath:t+"/deal/"+a+"/players",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"){if(b>99999||isNaN(b))return z.errors=[{instancePath:t+
"/deal/"+a+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(b<1||isNaN(b))return z.errors=
[{instancePath:t+"/deal/"+a+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var j=S===e}else
var j=!0}}}}}else return z.errors=[{instancePath:t+"/deal/"+a,keyword:"type",params:{type:"object"}}],!1;var v=O===
e;if(!v)break}}else return z.errors=[{instancePath:t+"/deal",keyword:"type",params:{type:"array"}}],!1;var A=c===
e}else var A=!0;if(A)if(r.draw!==void 0){let m=r.draw;const c=e;if(e===c)if(Array.isArray(m)){var p=!0;const w=m.
length;for(let a=0;a<w;a++){let f=m[a];const O=e;if(e===O)if(f&&typeof f=="object"&&!Array.isArray(f)){let P;if(f.
tokens===void 0&&(P="tokens"))return z.errors=[{instancePath:t+"/draw/"+a,keyword:"required",params:{missingProperty:P}}],
!1;{const n=e;for(const b in f)if(!(b==="tokens"||b==="players")){return z.errors=[{instancePath:t+"/draw/"+a,
keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(n===e){if(f.tokens!==void 0){let b=f.
tokens;const S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)))return z.errors=[{instancePath:t+"/draw/"+a+"/tok\
ens",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"){if(b>99999||isNaN(b))return z.errors=
[{instancePath:t+"/draw/"+a+"/tokens",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(b<1||isNaN(
b))return z.errors=[{instancePath:t+"/draw/"+a+"/tokens",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var h=S===e}else var h=!0;if(h)if(f.players!==void 0){let b=f.players;const S=e;if(!(typeof b=="number"&&!(b%
1)&&!isNaN(b)))return z.errors=[{instancePath:t+"/draw/"+a+"/players",keyword:"type",params:{type:"integer"}}],
!1;if(e===S&&typeof b=="number"){if(b>99999||isNaN(b))return z.errors=[{instancePath:t+"/draw/"+a+"/players",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(b<1||isNaN(b))return z.errors=[{instancePath:t+"/draw/"+
a+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var h=S===e}else var h=!0}}}else return z.
errors=[{instancePath:t+"/draw/"+a,keyword:"type",params:{type:"object"}}],!1;var p=O===e;if(!p)break}}else return z.
errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var A=c===e}else var A=!0}}}}}}}}else
return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return z.errors=s,e===0}const yr={
type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"boolean"}},additionalProperties:!1};
function Ae(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let A;if(r.name===void 0&&(A="name")||r.count===void 0&&(A="count")||r.
any===void 0&&(A="any"))return Ae.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{
const _=e;for(const u in r)if(!(u==="name"||u==="count"||u==="any")){return Ae.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:u}}],!1;break}if(_===e){if(r.name!==void 0){let u=r.name;const d=e;
if(e===d)if(typeof u=="string"){if(!be.test(u))return Ae.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Ae.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var l=d===e}else var l=!0;if(l){if(r.count!==void 0){let u=r.count;const d=e;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return Ae.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof u=="number"){if(u>99999||isNaN(u))return Ae.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(u<0||isNaN(u))return Ae.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=d===e}else var l=!0;if(l)if(r.any!==void 0){
const u=e;if(typeof r.any!="boolean")return Ae.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var l=u===e}else var l=!0}}}}else return Ae.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return Ae.errors=s,e===0}const Ye={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function ke(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.plural===void 0&&(u="plural")||
r.count===void 0&&(u="count")||r.on===void 0&&(u="on"))return ke.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:u}}],!1;{const d=e;for(const g in r)if(!(g==="name"||g==="plural"||g==="count"||g==="on"||g===
"beside")){return ke.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],!1;
break}if(d===e){if(r.name!==void 0){let g=r.name;const v=e;if(e===v)if(typeof g=="string"){if(!be.test(g))return ke.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ke.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l){if(r.plural!==void 0){let g=r.plural;const v=e;if(e===v)if(typeof g=="string"){if(!be.test(
g))return ke.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ke.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var l=v===e}else var l=!0;if(l){if(r.count!==void 0){let g=r.count;const v=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)))return ke.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g==
"number"){if(g>99999||isNaN(g))return ke.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(g<0||isNaN(g))return ke.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=v===e}else var l=!0;if(l){if(r.on!==void 0){let g=r.on;const v=e,j=e;let p=!1;const h=e;
if(e===h)if(g&&typeof g=="object"&&!Array.isArray(g)){let m;if(g.terrain===void 0&&(m="terrain")){const c={instancePath:t+
"/on",keyword:"required",params:{missingProperty:m}};s===null?s=[c]:s.push(c),e++}else{const c=e;for(const $ in g)
if($!=="terrain"){const w={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:$}};
s===null?s=[w]:s.push(w),e++;break}if(c===e&&g.terrain!==void 0){let $=g.terrain;if(e===e)if(Array.isArray($))
if($.length<1){const a={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};s===null?s=[a]:s.push(
a),e++}else{var A=!0;const a=$.length;for(let f=0;f<a;f++){let O=$[f];const y=e;if(!(O==="desert"||O==="grassl\
and"||O==="water")){const n={instancePath:t+"/on/terrain/"+f,keyword:"enum",params:{allowedValues:Ye.properties.
on.anyOf[0].properties.terrain.items.enum}};s===null?s=[n]:s.push(n),e++}var A=y===e;if(!A)break}}else{const a={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};s===null?s=[a]:s.push(a),e++}}}}else{const m={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};s===null?s=[m]:s.push(m),e++}var _=h===e;if(p=p||_,
!p){const m=e;if(e===m)if(g&&typeof g=="object"&&!Array.isArray(g)){let $;if(g.token===void 0&&($="token")){const w={
instancePath:t+"/on",keyword:"required",params:{missingProperty:$}};s===null?s=[w]:s.push(w),e++}else{const w=e;
for(const a in g)if(a!=="token"){const f={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:a}};
s===null?s=[f]:s.push(f),e++;break}if(w===e&&g.token!==void 0){let a=g.token;if(!(a==="mountain"||a==="forest")){
const f={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:Ye.properties.on.anyOf[1].properties.
token.enum}};s===null?s=[f]:s.push(f),e++}}}}else{const $={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};s===null?s=[$]:s.push($),e++}var _=m===e;p=p||_}if(p)e=j,s!==null&&(j?s.length=j:s=null);else{const m={
instancePath:t+"/on",keyword:"anyOf",params:{}};return s===null?s=[m]:s.push(m),e++,ke.errors=s,!1}var l=v===e}else
var l=!0;if(l)if(r.beside!==void 0){let g=r.beside;const v=e;if(!(g==="desert"||g==="grassland"||g==="water"||
g==="land"||g==="tile"||g==="mountain"||g==="forest"||g==="edge"))return ke.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:Ye.properties.beside.enum}}],!1;var l=v===e}else var l=!0}}}}}}else return ke.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ke.errors=s,e===0}const Ue={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function me(r,{
instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let _;if(r.name===void 0&&(_="name")||r.plural===void 0&&(_="plural")||r.count===
void 0&&(_="count")||r.on===void 0&&(_="on")||r.most===void 0&&(_="most"))return me.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:_}}],!1;{const u=e;for(const d in r)if(!(d==="name"||d==="plural"||d==="coun\
t"||d==="on"||d==="most")){return me.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(u===e){if(r.name!==void 0){let d=r.name;const g=e;if(e===g)if(typeof d=="string"){if(!be.test(d))return me.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return me.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=g===
e}else var l=!0;if(l){if(r.plural!==void 0){let d=r.plural;const g=e;if(e===g)if(typeof d=="string"){if(!be.test(
d))return me.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return me.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var l=g===e}else var l=!0;if(l){if(r.count!==void 0){let d=r.count;const g=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)))return me.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof d==
"number"){if(d>99999||isNaN(d))return me.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(d<0||isNaN(d))return me.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=g===e}else var l=!0;if(l){if(r.on!==void 0){let d=r.on;const g=e;if(e===g)if(Array.isArray(
d)){if(d.length<1)return me.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const j=d.
length;for(let p=0;p<j;p++){let h=d[p];const o=e;if(!(h==="desert"||h==="grassland"||h==="water"||h==="mountai\
n"||h==="forest"))return me.errors=[{instancePath:t+"/on/"+p,keyword:"enum",params:{allowedValues:Ue.properties.
on.items.enum}}],!1;var A=o===e;if(!A)break}}}else return me.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var l=g===e}else var l=!0;if(l)if(r.most!==void 0){let d=r.most;const g=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)))return me.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===g&&typeof d=="number"){if(d>99999||isNaN(d))return me.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(d<1||isNaN(d))return me.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var l=g===e}else var l=!0}}}}}}else return me.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return me.errors=s,e===0}const Xe={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function Ne(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.name===void 0&&(A="name")||r.mark===
void 0&&(A="mark")||r.title===void 0&&(A="title"))return Ne.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:A}}],!1;{const _=e;for(const u in r)if(!(u==="name"||u==="mark"||u==="title")){return Ne.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(_===e){if(r.name!==
void 0){let u=r.name;const d=e;if(e===d)if(typeof u=="string"){if(!be.test(u))return Ne.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Ne.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=d===e}else var l=!0;if(l){if(r.
mark!==void 0){let u=r.mark;const d=e;if(!(u==="footprint"||u==="leaf"))return Ne.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:Xe.properties.mark.enum}}],!1;var l=d===e}else var l=!0;if(l)if(r.title!==
void 0){let u=r.title;const d=e;if(e===d)if(typeof u=="string"){if(!Re.test(u))return Ne.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return Ne.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var l=d===e}else
var l=!0}}}}else return Ne.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Ne.errors=
s,e===0}const Ze={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function ue(r,{
instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.name===void 0&&(u="name")||r.tiles===void 0&&(u="tiles"))return ue.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const d=e;for(const g in r)if(!(g==="name"||
g==="tiles")){return ue.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(d===e){if(r.name!==void 0){let g=r.name;const v=e;if(e===v)if(typeof g=="string"){if(!be.test(g))return ue.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ue.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l)if(r.tiles!==void 0){let g=r.tiles;const v=e;if(e===v)if(Array.isArray(g)){if(g.length<1)
return ue.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const p=g.length;
for(let h=0;h<p;h++){let o=g[h];const m=e;if(e===m)if(o&&typeof o=="object"&&!Array.isArray(o)){let $;if(o.q===
void 0&&($="q")||o.r===void 0&&($="r")||o.terrain===void 0&&($="terrain"))return ue.errors=[{instancePath:t+"/\
tiles/"+h,keyword:"required",params:{missingProperty:$}}],!1;{const w=e;for(const a in o)if(!(a==="q"||a==="r"||
a==="terrain")){return ue.errors=[{instancePath:t+"/tiles/"+h,keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(w===e){if(o.q!==void 0){let a=o.q;const f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ue.
errors=[{instancePath:t+"/tiles/"+h+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof a=="numb\
er"){if(a>99999||isNaN(a))return ue.errors=[{instancePath:t+"/tiles/"+h+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ue.errors=[{instancePath:t+"/tiles/"+h+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var _=f===e}else var _=!0;if(_){if(o.r!==void 0){let a=o.r;const f=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ue.errors=[{instancePath:t+"/tiles/"+h+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===f&&typeof a=="number"){if(a>99999||isNaN(a))return ue.errors=[{instancePath:t+
"/tiles/"+h+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ue.errors=
[{instancePath:t+"/tiles/"+h+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var _=f===e}else
var _=!0;if(_)if(o.terrain!==void 0){let a=o.terrain;const f=e;if(!(a==="desert"||a==="grassland"||a==="water"))
return ue.errors=[{instancePath:t+"/tiles/"+h+"/terrain",keyword:"enum",params:{allowedValues:Ze.properties.tiles.
items.properties.terrain.enum}}],!1;var _=f===e}else var _=!0}}}}else return ue.errors=[{instancePath:t+"/tile\
s/"+h,keyword:"type",params:{type:"object"}}],!1;var A=m===e;if(!A)break}}}else return ue.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var l=v===e}else var l=!0}}}else return ue.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return ue.errors=s,e===0}function De(r,{instancePath:t="",parentData:U,
parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;
if(r.settings===void 0&&(v="settings")||r.elements===void 0&&(v="elements")||r.animals===void 0&&(v="animals")||
r.hands===void 0&&(v="hands")||r.layouts===void 0&&(v="layouts"))return De.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:v}}],!1;{const j=e;for(const p in r)if(!(p==="settings"||p==="elements"||p==="\
animals"||p==="markers"||p==="hands"||p==="layouts")){return De.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:p}}],!1;break}if(j===e){if(r.settings!==void 0){const p=e;z(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:q})||(s=s===null?z.errors:s.concat(z.errors),e=
s.length);var l=p===e}else var l=!0;if(l){if(r.elements!==void 0){let p=r.elements;const h=e;if(e===h)if(Array.
isArray(p)){var A=!0;const m=p.length;for(let c=0;c<m;c++){const $=e;Ae(p[c],{instancePath:t+"/elements/"+c,parentData:p,
parentDataProperty:c,rootData:q})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var A=$===e;if(!A)break}}else
return De.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var l=h===e}else var l=!0;
if(l){if(r.animals!==void 0){let p=r.animals;const h=e;if(e===h)if(Array.isArray(p)){var _=!0;const m=p.length;
for(let c=0;c<m;c++){const $=e;ke(p[c],{instancePath:t+"/animals/"+c,parentData:p,parentDataProperty:c,rootData:q})||
(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var _=$===e;if(!_)break}}else return De.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var l=h===e}else var l=!0;if(l){if(r.markers!==void 0){let p=r.
markers;const h=e;if(e===h)if(Array.isArray(p)){var u=!0;const m=p.length;for(let c=0;c<m;c++){const $=e;me(p[c],
{instancePath:t+"/markers/"+c,parentData:p,parentDataProperty:c,rootData:q})||(s=s===null?me.errors:s.concat(me.
errors),e=s.length);var u=$===e;if(!u)break}}else return De.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var l=h===e}else var l=!0;if(l){if(r.hands!==void 0){let p=r.hands;const h=e;if(e===
h)if(Array.isArray(p)){var d=!0;const m=p.length;for(let c=0;c<m;c++){const $=e;Ne(p[c],{instancePath:t+"/hand\
s/"+c,parentData:p,parentDataProperty:c,rootData:q})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var d=$===
e;if(!d)break}}else return De.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var l=h===
e}else var l=!0;if(l)if(r.layouts!==void 0){let p=r.layouts;const h=e;if(e===h)if(Array.isArray(p)){var g=!0;const m=p.
length;for(let c=0;c<m;c++){const $=e;ue(p[c],{instancePath:t+"/layouts/"+c,parentData:p,parentDataProperty:c,
rootData:q})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var g=$===e;if(!g)break}}else return De.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var l=h===e}else var l=!0}}}}}}}else return De.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return De.errors=s,e===0}const Ge={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},mr={type:"array",items:{$ref:"#/definitions/step"}},He={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","swap","pay","lo\
se","play","rotate","choose","may","either","if","repeat","each-player","choose-player"]}}},{type:"object",discriminator:{
propertyName:"op"},oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing co\
unted.",type:"object",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"arr\
ay",items:{$ref:"#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/\
per"},atLeast:{type:"integer",minimum:1,maximum:99999},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:"Puts tiles or tokens into the landscape (R7,\
 R8). A gate: what cannot be placed in full ends the effect.",type:"object",required:["op","quantity","kinds"],
properties:{op:{type:"string",const:"place"},quantity:{$ref:"#/definitions/quantity"},kinds:{type:"array",items:{
$ref:"#/definitions/kind"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/defin\
itions/condition"}},additionalProperties:!1},{description:"Moves animals from tile to tile (R9).",type:"object",
required:["op","quantity","things","spaces"],properties:{op:{type:"string",const:"move"},quantity:{$ref:"#/def\
initions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/def\
initions/where"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{type:"boolean",const:!0},as:{
type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Turns tiles into an\
other terrain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{op:{type:"string",
const:"replace"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions\
/sought"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/word"},
minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Tak\
es tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],properties:{
op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"\
#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Two tiles change places with everything on them, or two animals if each may be on the tile of th\
e other (R8.1).",type:"object",required:["op","things","with"],properties:{op:{type:"string",const:"swap"},things:{
type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"ar\
ray",items:{$ref:"#/definitions/sought"},minItems:1},withWhere:{$ref:"#/definitions/where"},as:{type:"string"},
if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Pays points, free cubes or cards f\
rom hand (L35, L37). A gate: what cannot be paid in full is not paid and ends the effect.",type:"object",required:[
"op","quantity","what"],properties:{op:{type:"string",const:"pay"},quantity:{$ref:"#/definitions/quantityOrAll"},
what:{enum:["vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"L\
oses points, free cubes or cards from hand, as many as there are (L36, L37).",type:"object",required:["op","qu\
antity","what"],properties:{op:{type:"string",const:"lose"},quantity:{anyOf:[{type:"object",required:["amount",
"upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean",const:!1}},additionalProperties:!1},
{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]},what:{enum:[
"vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Plays a card \
from hand (R6.4, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{
type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:["op","c\
ubes"],properties:{op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:'Points at something of the landscape, which \
becomes "this".',type:"object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{
type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"stri\
ng"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); \
a gate inside ends only these steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",
const:"may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Its player takes one b\
ranch; one that cannot begin is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"\
string",const:"either"},branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},
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
finitions/block"}},additionalProperties:!1}]}]},er={allOf:[{type:"object",required:["gain"],properties:{gain:{
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
ring",const:"card-to-play"}},additionalProperties:!1}]}]};function R(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.gain===
void 0&&(p="gain"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;if(r.gain!==
void 0){let h=r.gain;if(!(h==="vp"||h==="element"||h==="mix"||h==="card"||h==="cube"||h==="card-to-play"))return R.
errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:er.allOf[0].properties.gain.enum}}],!1}}else
return R.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=l===e;if(A){const p=e;if(e===
p)if(r&&typeof r=="object"&&!Array.isArray(r)){const o=r.gain;if(typeof o=="string")if(o==="vp"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let c;if(r.gain===void 0&&(c="gain")||r.amount===void 0&&(c="amount"))return R.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const $=e;for(const w in r)if(!(w===
"gain"||w==="amount")){return R.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if($===e){if(r.gain!==void 0){let w=r.gain;const a=e;if(typeof w!="string")return R.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(w!=="vp")return R.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var _=a===e}else var _=!0;if(_)if(r.amount!==void 0){let w=r.amount;const a=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return R.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=a===e}else var _=!0}}}else return R.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(o==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let c;if(r.gain===void 0&&(c="gain")||r.element===void 0&&(c="element")||r.amount===
void 0&&(c="amount"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const $=e;
for(const w in r)if(!(w==="gain"||w==="element"||w==="amount")){return R.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:w}}],!1;break}if($===e){if(r.gain!==void 0){let w=r.gain;const a=e;
if(typeof w!="string")return R.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(w!==
"element")return R.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var u=a===
e}else var u=!0;if(u){if(r.element!==void 0){const w=e;if(typeof r.element!="string")return R.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else var u=!0;if(u)if(r.amount!==void 0){let w=r.
amount;const a=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return R.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=a===e}else var u=!0}}}}else return R.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(o==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let c;if(r.gain===void 0&&(c="gain")||r.elements===void 0&&(c="elements")||r.amount===void 0&&
(c="amount"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const $=e;for(const w in r)
if(!(w==="gain"||w==="elements"||w==="amount")){return R.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:w}}],!1;break}if($===e){if(r.gain!==void 0){let w=r.gain;const a=e;if(typeof w!="st\
ring")return R.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(w!=="mix")return R.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var d=a===e}else var d=!0;if(d){
if(r.elements!==void 0){let w=r.elements;const a=e;if(e===a)if(Array.isArray(w)){if(w.length<1)return R.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const O=w.length;for(let y=0;y<
O;y++){const P=e;if(typeof w[y]!="string")return R.errors=[{instancePath:t+"/elements/"+y,keyword:"type",params:{
type:"string"}}],!1;var g=P===e;if(!g)break}}}else return R.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var d=a===e}else var d=!0;if(d)if(r.amount!==void 0){let w=r.amount;const a=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var d=a===e}else var d=!0}}}}else return R.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(o==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let c;if(r.gain===void 0&&(c="gain")||r.amount===void 0&&(c="amount"))return R.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:c}}],!1;{const $=e;for(const w in r)if(!(w==="gain"||w==="amount"||w==="of")){
return R.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if($===
e){if(r.gain!==void 0){let w=r.gain;const a=e;if(typeof w!="string")return R.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(w!=="card")return R.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var v=a===e}else var v=!0;if(v){if(r.amount!==void 0){let w=r.amount;const a=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var v=a===e}else var v=!0;if(v)if(r.of!==void 0){let w=r.of;const a=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/of",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+"/of",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(w<2||isNaN(w))return R.errors=[{instancePath:t+"/of",keyword:"\
minimum",params:{comparison:">=",limit:2}}],!1}var v=a===e}else var v=!0}}}}else return R.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(o==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let c;if(r.gain===void 0&&(c="gain")||r.amount===void 0&&(c="amount"))return R.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:c}}],!1;{const $=e;for(const w in r)if(!(w==="gain"||w==="amount")){return R.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if($===e){if(r.
gain!==void 0){let w=r.gain;const a=e;if(typeof w!="string")return R.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(w!=="cube")return R.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var j=a===e}else var j=!0;if(j)if(r.amount!==void 0){let w=r.amount;const a=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)))return R.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof w=="number"){if(w>99999||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(w<1||isNaN(w))return R.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var j=a===e}else var j=!0}}}else return R.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(o==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let c;if(r.gain===void 0&&(c="gain"))return R.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],
!1;{const $=e;for(const w in r)if(w!=="gain"){return R.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:w}}],!1;break}if($===e&&r.gain!==void 0){let w=r.gain;if(typeof w!="string")return R.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(w!=="card-to-play")return R.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return R.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return R.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:o}}],!1;else return R.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:o}}],!1}else return R.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var A=p===e}return R.errors=s,e===0}const cr={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},Me={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","spent","own","sp\
aces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count","things"],
properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",
const:!0},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/wher\
e"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"string",const:"\
groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",required:["\
compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/defi\
nitions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},deed:{enum:["placed","\
moved","removed","replaced"]},thing:{$ref:"#/definitions/sought"},things:{type:"array",items:{$ref:"#/definiti\
ons/sought"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},with:{$ref:"#/defin\
itions/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],properties:{count:{
type:"string",const:"spent"},how:{enum:["paid","lost"]},what:{enum:["vp","cube","card"]}},additionalProperties:!1},
{type:"object",required:["count","what"],properties:{count:{type:"string",const:"own"},what:{enum:["cube","car\
d","active-card","leaf"]}},additionalProperties:!1},{type:"object",required:["count"],properties:{count:{type:"\
string",const:"spaces"}},additionalProperties:!1}]}]},gr={anyOf:[{$ref:"#/definitions/word"},{$ref:"#/definiti\
ons/holder"}]},vr={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},rr=new RegExp("^[a-z][a-z0-9]*(-[a-z\
0-9]+)*$","u");function C(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(!rr.test(r))return C.errors=[{instancePath:t,keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"\
string"}}],!1;return C.errors=s,e===0}const wr={type:"object",required:["ground","with"],properties:{ground:{$ref:"\
#/definitions/word"},with:{type:"array",items:{type:"object",required:["compare","things"],properties:{compare:{
$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
minItems:1}},additionalProperties:!1},tr={type:"object",required:["is","amount"],properties:{is:{enum:["least",
"most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function F(r,{instancePath:t="",
parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let A;if(r.is===void 0&&(A="is")||r.amount===void 0&&(A="amount"))return F.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:A}}],!1;{const _=e;for(const u in r)if(!(u==="is"||u==="amount")){return F.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(_===e){if(r.is!==void 0){
let u=r.is;const d=e;if(!(u==="least"||u==="most"||u==="exactly"))return F.errors=[{instancePath:t+"/is",keyword:"\
enum",params:{allowedValues:tr.properties.is.enum}}],!1;var l=d===e}else var l=!0;if(l)if(r.amount!==void 0){let u=r.
amount;const d=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return F.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof u=="number"){if(u>99999||isNaN(u))return F.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(u<0||isNaN(u))return F.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=d===e}else var l=!0}}}else return F.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return F.errors=s,e===0}function _e(r,{instancePath:t="",
parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.ground===void 0&&(d="ground")||r.with===void 0&&(d="with"))return _e.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:d}}],!1;{const g=e;for(const v in r)if(!(v==="ground"||v==="with")){return _e.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(g===e){if(r.
ground!==void 0){const v=e;C(r.ground,{instancePath:t+"/ground",parentData:r,parentDataProperty:"ground",rootData:q})||
(s=s===null?C.errors:s.concat(C.errors),e=s.length);var l=v===e}else var l=!0;if(l)if(r.with!==void 0){let v=r.
with;const j=e;if(e===j)if(Array.isArray(v)){if(v.length<1)return _e.errors=[{instancePath:t+"/with",keyword:"\
minItems",params:{limit:1}}],!1;{var A=!0;const h=v.length;for(let o=0;o<h;o++){let m=v[o];const c=e;if(e===c)
if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.compare===void 0&&(w="compare")||m.things===void 0&&(w=
"things"))return _e.errors=[{instancePath:t+"/with/"+o,keyword:"required",params:{missingProperty:w}}],!1;{const a=e;
for(const f in m)if(!(f==="compare"||f==="things")){return _e.errors=[{instancePath:t+"/with/"+o,keyword:"addi\
tionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e){if(m.compare!==void 0){const f=e;F(m.compare,
{instancePath:t+"/with/"+o+"/compare",parentData:m,parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:
s.concat(F.errors),e=s.length);var _=f===e}else var _=!0;if(_)if(m.things!==void 0){let f=m.things;const O=e;if(e===
O)if(Array.isArray(f)){if(f.length<1)return _e.errors=[{instancePath:t+"/with/"+o+"/things",keyword:"minItems",
params:{limit:1}}],!1;{var u=!0;const P=f.length;for(let n=0;n<P;n++){const b=e;C(f[n],{instancePath:t+"/with/"+
o+"/things/"+n,parentData:f,parentDataProperty:n,rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);
var u=b===e;if(!u)break}}}else return _e.errors=[{instancePath:t+"/with/"+o+"/things",keyword:"type",params:{type:"\
array"}}],!1;var _=O===e}else var _=!0}}}else return _e.errors=[{instancePath:t+"/with/"+o,keyword:"type",params:{
type:"object"}}],!1;var A=c===e;if(!A)break}}}else return _e.errors=[{instancePath:t+"/with",keyword:"type",params:{
type:"array"}}],!1;var l=j===e}else var l=!0}}}else return _e.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1;return _e.errors=s,e===0}function re(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;const l=e;let A=!1;const _=e;C(r,{instancePath:t,parentData:U,parentDataProperty:X,rootData:q})||
(s=s===null?C.errors:s.concat(C.errors),e=s.length);var u=_===e;if(A=A||u,!A){const d=e;_e(r,{instancePath:t,parentData:U,
parentDataProperty:X,rootData:q})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var u=d===e;A=A||u}if(A)
e=l,s!==null&&(l?s.length=l:s=null);else{const d={instancePath:t,keyword:"anyOf",params:{}};return s===null?s=
[d]:s.push(d),e++,re.errors=s,!1}return re.errors=s,e===0}const sr={allOf:[{type:"object",required:["where"],properties:{
where:{enum:["adjacent","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"\
object",required:["where","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spo\
t"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{where:{type:"string",const:"\
on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{
where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},
{type:"object",required:["where"],properties:{where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},
ir={allOf:[{type:"object",required:["spot"],properties:{spot:{enum:["this","this-tile","named","thing"]}}},{type:"\
object",discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"st\
ring",const:"this"}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"string",
const:"this-tile"}},additionalProperties:!1},{type:"object",required:["spot","name"],properties:{spot:{type:"s\
tring",const:"named"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["spot","thing"],
properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}]}]};
function Q(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;const l=e;if(e===
l)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.spot===void 0&&(d="spot"))return Q.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:d}}],!1;if(r.spot!==void 0){let g=r.spot;if(!(g==="this"||g==="this\
-tile"||g==="named"||g==="thing"))return Q.errors=[{instancePath:t+"/spot",keyword:"enum",params:{allowedValues:ir.
allOf[0].properties.spot.enum}}],!1}}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=l===e;if(A){const d=e;if(e===d)if(r&&typeof r=="object"&&!Array.isArray(r)){const v=r.spot;if(typeof v==
"string")if(v==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.spot===void 0&&(p="sp\
ot"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const h=e;for(const o in r)
if(o!=="spot"){return Q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(h===e&&r.spot!==void 0){let o=r.spot;if(typeof o!="string")return Q.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(o!=="this")return Q.errors=[{instancePath:t+"/spot",keyword:"con\
st",params:{allowedValue:"this"}}],!1}}}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(v==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.spot===void 0&&
(p="spot"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const h=e;for(const o in r)
if(o!=="spot"){return Q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(h===e&&r.spot!==void 0){let o=r.spot;if(typeof o!="string")return Q.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(o!=="this-tile")return Q.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"this-tile"}}],!1}}}else return Q.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(v==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.spot===void 0&&
(p="spot")||r.name===void 0&&(p="name"))return Q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(!(o==="spot"||o==="name")){return Q.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:o}}],!1;break}if(h===e){if(r.spot!==void 0){let o=r.spot;const m=e;if(typeof o!=
"string")return Q.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(o!=="named")return Q.
errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"named"}}],!1;var _=m===e}else var _=!0;if(_)
if(r.name!==void 0){const o=e;if(typeof r.name!="string")return Q.errors=[{instancePath:t+"/name",keyword:"typ\
e",params:{type:"string"}}],!1;var _=o===e}else var _=!0}}}else return Q.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(v==="thing"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
spot===void 0&&(p="spot")||r.thing===void 0&&(p="thing"))return Q.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:p}}],!1;{const h=e;for(const o in r)if(!(o==="spot"||o==="thing")){return Q.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(h===e){if(r.spot!==void 0){let o=r.
spot;const m=e;if(typeof o!="string")return Q.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"str\
ing"}}],!1;if(o!=="thing")return Q.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"thing"}}],
!1;var u=m===e}else var u=!0;if(u)if(r.thing!==void 0){const o=e;C(r.thing,{instancePath:t+"/thing",parentData:r,
parentDataProperty:"thing",rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var u=o===e}else var u=!0}}}else
return Q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return Q.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"mapping",tag:"spot",tagValue:v}}],!1;else return Q.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"tag",tag:"spot",tagValue:v}}],!1}else return Q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var A=d===e}return Q.errors=s,e===0}const Ve={allOf:[{type:"object",
required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacent-habita\
t","landscape","this-feature","feature-habitat","this-tile","largest","smallest"]}}},{type:"object",discriminator:{
propertyName:"region"},oneOf:[{type:"object",required:["region"],properties:{region:{enum:["this-habitat","thi\
s-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat","this-tile"]}},additionalProperties:!1},
{type:"object",required:["region","group"],properties:{region:{enum:["largest","smallest"]},group:{$ref:"#/def\
initions/group"}},additionalProperties:!1}]}]},or={allOf:[{type:"object",required:["group"],properties:{group:{
enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{propertyName:"group"},oneOf:[{type:"o\
bject",required:["group","of"],properties:{group:{type:"string",const:"habitat"},of:{$ref:"#/definitions/word"}},
additionalProperties:!1},{type:"object",required:["group","of"],properties:{group:{type:"string",const:"commun\
ity"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group"],properties:{group:{
type:"string",const:"landmass"}},additionalProperties:!1}]}]};function se(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.group===
void 0&&(d="group"))return se.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;if(r.
group!==void 0){let g=r.group;if(!(g==="habitat"||g==="community"||g==="landmass"))return se.errors=[{instancePath:t+
"/group",keyword:"enum",params:{allowedValues:or.allOf[0].properties.group.enum}}],!1}}else return se.errors=[
{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=l===e;if(A){const d=e;if(e===d)if(r&&typeof r==
"object"&&!Array.isArray(r)){const v=r.group;if(typeof v=="string")if(v==="habitat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let p;if(r.group===void 0&&(p="group")||r.of===void 0&&(p="of"))return se.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const h=e;for(const o in r)if(!(o==="grou\
p"||o==="of")){return se.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(h===e){if(r.group!==void 0){let o=r.group;const m=e;if(typeof o!="string")return se.errors=[{instancePath:t+
"/group",keyword:"type",params:{type:"string"}}],!1;if(o!=="habitat")return se.errors=[{instancePath:t+"/group",
keyword:"const",params:{allowedValue:"habitat"}}],!1;var _=m===e}else var _=!0;if(_)if(r.of!==void 0){const o=e;
C(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:q})||(s=s===null?C.errors:s.concat(
C.errors),e=s.length);var _=o===e}else var _=!0}}}else return se.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
group===void 0&&(p="group")||r.of===void 0&&(p="of"))return se.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:p}}],!1;{const h=e;for(const o in r)if(!(o==="group"||o==="of")){return se.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(h===e){if(r.group!==void 0){let o=r.
group;const m=e;if(typeof o!="string")return se.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"\
string"}}],!1;if(o!=="community")return se.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"\
community"}}],!1;var u=m===e}else var u=!0;if(u)if(r.of!==void 0){const o=e;C(r.of,{instancePath:t+"/of",parentData:r,
parentDataProperty:"of",rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var u=o===e}else var u=!0}}}else
return se.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="landmass"){if(e===e)
if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.group===void 0&&(p="group"))return se.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:p}}],!1;{const h=e;for(const o in r)if(o!=="group"){return se.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(h===e&&r.group!==void 0){
let o=r.group;if(typeof o!="string")return se.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"st\
ring"}}],!1;if(o!=="landmass")return se.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"\
landmass"}}],!1}}}else return se.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return se.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"group",tagValue:v}}],!1;else return se.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"group",tagValue:v}}],!1}else return se.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=d===e}return se.errors=s,e===0}function W(r,{
instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.region===void 0&&(d="region"))return W.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:d}}],!1;if(r.region!==void 0){let g=r.region;if(!(g==="this-habitat"||
g==="this-community"||g==="this-landmass"||g==="adjacent-habitat"||g==="landscape"||g==="this-feature"||g==="f\
eature-habitat"||g==="this-tile"||g==="largest"||g==="smallest"))return W.errors=[{instancePath:t+"/region",keyword:"\
enum",params:{allowedValues:Ve.allOf[0].properties.region.enum}}],!1}}else return W.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=l===e;if(A){const d=e;if(e===d)if(r&&typeof r=="object"&&!Array.isArray(
r)){const v=r.region;if(typeof v=="string")if(v==="this-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="this-landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="adjacent-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="landscape"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
region===void 0&&(p="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const h=e;for(const o in r)if(o!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(h===e&&r.region!==void 0){let o=r.region;if(!(o==="this-habitat"||
o==="this-community"||o==="this-landmass"||o==="adjacent-habitat"||o==="landscape"||o==="this-feature"||o==="f\
eature-habitat"||o==="this-tile"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Ve.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="largest"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.region===
void 0&&(p="region")||r.group===void 0&&(p="group"))return W.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:p}}],!1;{const h=e;for(const o in r)if(!(o==="region"||o==="group")){return W.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(h===e){if(r.region!==void 0){let o=r.
region;const m=e;if(!(o==="largest"||o==="smallest"))return W.errors=[{instancePath:t+"/region",keyword:"enum",
params:{allowedValues:Ve.allOf[1].oneOf[1].properties.region.enum}}],!1;var _=m===e}else var _=!0;if(_)if(r.group!==
void 0){const o=e;se(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:q})||(s=
s===null?se.errors:s.concat(se.errors),e=s.length);var _=o===e}else var _=!0}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(v==="smallest"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.region===void 0&&(p="region")||r.group===void 0&&(p="group"))return W.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:p}}],!1;{const h=e;for(const o in r)if(!(o==="region"||o==="group")){return W.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(h===e){if(r.
region!==void 0){let o=r.region;const m=e;if(!(o==="largest"||o==="smallest"))return W.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Ve.allOf[1].oneOf[1].properties.region.enum}}],!1;var u=m===e}else
var u=!0;if(u)if(r.group!==void 0){const o=e;se(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"\
group",rootData:q})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var u=o===e}else var u=!0}}}else return W.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return W.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"mapping",tag:"region",tagValue:v}}],!1;else return W.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"tag",tag:"region",tagValue:v}}],!1}else return W.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=d===e}return W.errors=s,e===0}function L(r,{instancePath:t="",parentData:U,
parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.where===void 0&&(v="where"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],
!1;if(r.where!==void 0){let j=r.where;if(!(j==="adjacent"||j==="on"||j==="in"||j==="edge"))return L.errors=[{instancePath:t+
"/where",keyword:"enum",params:{allowedValues:sr.allOf[0].properties.where.enum}}],!1}}else return L.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=l===e;if(A){const v=e;if(e===v)if(r&&typeof r==
"object"&&!Array.isArray(r)){const p=r.where;if(typeof p=="string")if(p==="adjacent"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.where===void 0&&(o="where")||r.to===void 0&&(o="to"))return L.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const m=e;for(const c in r)if(!(c==="where"||
c==="to")){return L.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],!1;
break}if(m===e){if(r.where!==void 0){let c=r.where;const $=e;if(typeof c!="string")return L.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(c!=="adjacent")return L.errors=[{instancePath:t+"/where",
keyword:"const",params:{allowedValue:"adjacent"}}],!1;var _=$===e}else var _=!0;if(_)if(r.to!==void 0){const c=e;
Q(r.to,{instancePath:t+"/to",parentData:r,parentDataProperty:"to",rootData:q})||(s=s===null?Q.errors:s.concat(
Q.errors),e=s.length);var _=c===e}else var _=!0}}}else return L.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(p==="on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===
void 0&&(o="where")||r.spot===void 0&&(o="spot"))return L.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],
!1;{const m=e;for(const c in r)if(!(c==="where"||c==="spot")){return L.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(r.where!==void 0){let c=r.where;const $=e;
if(typeof c!="string")return L.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(c!==
"on")return L.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"on"}}],!1;var u=$===e}else
var u=!0;if(u)if(r.spot!==void 0){const c=e;Q(r.spot,{instancePath:t+"/spot",parentData:r,parentDataProperty:"\
spot",rootData:q})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var u=c===e}else var u=!0}}}else return L.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="in"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.where===void 0&&(o="where")||r.regions===void 0&&(o="regions"))return L.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const m=e;for(const c in r)if(!(c===
"where"||c==="regions")){return L.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(m===e){if(r.where!==void 0){let c=r.where;const $=e;if(typeof c!="string")return L.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(c!=="in")return L.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"in"}}],!1;var d=$===e}else var d=!0;if(d)if(r.regions!==void 0){let c=r.regions;const $=e;
if(e===$)if(Array.isArray(c)){if(c.length<1)return L.errors=[{instancePath:t+"/regions",keyword:"minItems",params:{
limit:1}}],!1;{var g=!0;const a=c.length;for(let f=0;f<a;f++){const O=e;W(c[f],{instancePath:t+"/regions/"+f,parentData:c,
parentDataProperty:f,rootData:q})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var g=O===e;if(!g)break}}}else
return L.errors=[{instancePath:t+"/regions",keyword:"type",params:{type:"array"}}],!1;var d=$===e}else var d=!0}}}else
return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="edge"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===void 0&&(o="where"))return L.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:o}}],!1;{const m=e;for(const c in r)if(c!=="where"){return L.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e&&r.where!==void 0){
let c=r.where;if(typeof c!="string")return L.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"str\
ing"}}],!1;if(c!=="edge")return L.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"edge"}}],
!1}}}else return L.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return L.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"mapping",tag:"where",tagValue:p}}],!1;else return L.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"tag",tag:"where",tagValue:p}}],!1}else return L.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var A=v===e}return L.errors=s,e===0}const nr={type:"object",required:[
"compare","what"],properties:{compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card","active-ca\
rd"]}},additionalProperties:!1};function ze(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.compare===void 0&&(A="compare")||
r.what===void 0&&(A="what"))return ze.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const _=e;for(const u in r)if(!(u==="compare"||u==="what")){return ze.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:u}}],!1;break}if(_===e){if(r.compare!==void 0){const u=e;F(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:s.concat(
F.errors),e=s.length);var l=u===e}else var l=!0;if(l)if(r.what!==void 0){let u=r.what;const d=e;if(!(u==="vp"||
u==="cube"||u==="card"||u==="active-card"))return ze.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:nr.
properties.what.enum}}],!1;var l=d===e}else var l=!0}}}else return ze.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return ze.errors=s,e===0}function I(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.count===
void 0&&(c="count"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;if(r.count!==
void 0){let $=r.count;if(!($==="things"||$==="groups"||$==="done"||$==="players"||$==="spent"||$==="own"||$===
"spaces"))return I.errors=[{instancePath:t+"/count",keyword:"enum",params:{allowedValues:Me.allOf[0].properties.
count.enum}}],!1}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=l===e;
if(A){const c=e;if(e===c)if(r&&typeof r=="object"&&!Array.isArray(r)){const w=r.count;if(typeof w=="string")if(w===
"things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.things===
void 0&&(f="things"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;
for(const y in r)if(!(y==="count"||y==="different"||y==="adjacent"||y==="things"||y==="where")){return I.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(O===e){if(r.count!==
void 0){let y=r.count;const P=e;if(typeof y!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",
params:{type:"string"}}],!1;if(y!=="things")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{
allowedValue:"things"}}],!1;var _=P===e}else var _=!0;if(_){if(r.different!==void 0){let y=r.different;const P=e;
if(typeof y!="boolean")return I.errors=[{instancePath:t+"/different",keyword:"type",params:{type:"boolean"}}],
!1;if(y!==!0)return I.errors=[{instancePath:t+"/different",keyword:"const",params:{allowedValue:!0}}],!1;var _=P===
e}else var _=!0;if(_){if(r.adjacent!==void 0){let y=r.adjacent;const P=e;if(typeof y!="boolean")return I.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(y!==!0)return I.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var _=P===e}else var _=!0;if(_){if(r.things!==void 0){
let y=r.things;const P=e;if(e===P)if(Array.isArray(y)){if(y.length<1)return I.errors=[{instancePath:t+"/things",
keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const b=y.length;for(let S=0;S<b;S++){const te=e;re(y[S],{instancePath:t+
"/things/"+S,parentData:y,parentDataProperty:S,rootData:q})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var u=te===e;if(!u)break}}}else return I.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var _=P===e}else var _=!0;if(_)if(r.where!==void 0){const y=e;L(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var _=y===e}else var _=!0}}}}}}else
return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="groups"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.group===void 0&&(f="group"))return I.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;for(const y in r)if(!(y===
"count"||y==="adjacent"||y==="group"||y==="with"||y==="where")){return I.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:y}}],!1;break}if(O===e){if(r.count!==void 0){let y=r.count;const P=e;
if(typeof y!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(y!==
"groups")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"groups"}}],!1;var d=P===
e}else var d=!0;if(d){if(r.adjacent!==void 0){let y=r.adjacent;const P=e;if(typeof y!="boolean")return I.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(y!==!0)return I.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var d=P===e}else var d=!0;if(d){if(r.group!==void 0){
const y=e;se(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:q})||(s=s===null?
se.errors:s.concat(se.errors),e=s.length);var d=y===e}else var d=!0;if(d){if(r.with!==void 0){let y=r.with;const P=e;
if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){let b;if(y.compare===void 0&&(b="compare")||y.things===void 0&&
(b="things"))return I.errors=[{instancePath:t+"/with",keyword:"required",params:{missingProperty:b}}],!1;{const S=e;
for(const te in y)if(!(te==="compare"||te==="things")){return I.errors=[{instancePath:t+"/with",keyword:"addit\
ionalProperties",params:{additionalProperty:te}}],!1;break}if(S===e){if(y.compare!==void 0){const te=e;F(y.compare,
{instancePath:t+"/with/compare",parentData:y,parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:s.
concat(F.errors),e=s.length);var g=te===e}else var g=!0;if(g)if(y.things!==void 0){let te=y.things;const Z=e;if(e===
Z)if(Array.isArray(te)){if(te.length<1)return I.errors=[{instancePath:t+"/with/things",keyword:"minItems",params:{
limit:1}}],!1;{var v=!0;const le=te.length;for(let ce=0;ce<le;ce++){const ne=e;C(te[ce],{instancePath:t+"/with\
/things/"+ce,parentData:te,parentDataProperty:ce,rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);
var v=ne===e;if(!v)break}}}else return I.errors=[{instancePath:t+"/with/things",keyword:"type",params:{type:"a\
rray"}}],!1;var g=Z===e}else var g=!0}}}else return I.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"\
object"}}],!1;var d=P===e}else var d=!0;if(d)if(r.where!==void 0){const y=e;L(r.where,{instancePath:t+"/where",
parentData:r,parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var d=y===
e}else var d=!0}}}}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w===
"done"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.deed===
void 0&&(f="deed"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;
for(const y in r)if(!(y==="count"||y==="deed"||y==="thing"||y==="things"||y==="where")){return I.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(O===e){if(r.count!==void 0){let y=r.
count;const P=e;if(typeof y!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"s\
tring"}}],!1;if(y!=="done")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"don\
e"}}],!1;var j=P===e}else var j=!0;if(j){if(r.deed!==void 0){let y=r.deed;const P=e;if(!(y==="placed"||y==="mo\
ved"||y==="removed"||y==="replaced"))return I.errors=[{instancePath:t+"/deed",keyword:"enum",params:{allowedValues:Me.
allOf[1].oneOf[2].properties.deed.enum}}],!1;var j=P===e}else var j=!0;if(j){if(r.thing!==void 0){const y=e;re(
r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:q})||(s=s===null?re.errors:s.
concat(re.errors),e=s.length);var j=y===e}else var j=!0;if(j){if(r.things!==void 0){let y=r.things;const P=e;if(e===
P)if(Array.isArray(y)){if(y.length<2)return I.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:2}}],
!1;{var p=!0;const b=y.length;for(let S=0;S<b;S++){const te=e;re(y[S],{instancePath:t+"/things/"+S,parentData:y,
parentDataProperty:S,rootData:q})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=te===e;if(!p)break}}}else
return I.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var j=P===e}else var j=!0;
if(j)if(r.where!==void 0){const y=e;L(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var j=y===e}else var j=!0}}}}}}else return I.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="players"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:f}}],!1;{const O=e;for(const y in r)if(!(y==="count"||y==="other"||y==="with")){
return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(O===
e){if(r.count!==void 0){let y=r.count;const P=e;if(typeof y!="string")return I.errors=[{instancePath:t+"/count",
keyword:"type",params:{type:"string"}}],!1;if(y!=="players")return I.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"players"}}],!1;var h=P===e}else var h=!0;if(h){if(r.other!==void 0){let y=r.other;
const P=e;if(typeof y!="boolean")return I.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"boolea\
n"}}],!1;if(y!==!0)return I.errors=[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],!1;var h=P===
e}else var h=!0;if(h)if(r.with!==void 0){const y=e;ze(r.with,{instancePath:t+"/with",parentData:r,parentDataProperty:"\
with",rootData:q})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var h=y===e}else var h=!0}}}}else return I.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="spent"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.how===void 0&&(f="how")||r.what===void 0&&
(f="what"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;for(const y in r)
if(!(y==="count"||y==="how"||y==="what")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(O===e){if(r.count!==void 0){let y=r.count;const P=e;if(typeof y!="string")
return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(y!=="spent")return I.errors=
[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"spent"}}],!1;var o=P===e}else var o=!0;if(o){if(r.
how!==void 0){let y=r.how;const P=e;if(!(y==="paid"||y==="lost"))return I.errors=[{instancePath:t+"/how",keyword:"\
enum",params:{allowedValues:Me.allOf[1].oneOf[4].properties.how.enum}}],!1;var o=P===e}else var o=!0;if(o)if(r.
what!==void 0){let y=r.what;const P=e;if(!(y==="vp"||y==="cube"||y==="card"))return I.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:Me.allOf[1].oneOf[4].properties.what.enum}}],!1;var o=P===e}else var o=!0}}}}else
return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="own"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.what===void 0&&(f="what"))return I.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const O=e;for(const y in r)if(!(y===
"count"||y==="what")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(O===e){if(r.count!==void 0){let y=r.count;const P=e;if(typeof y!="string")return I.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(y!=="own")return I.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"own"}}],!1;var m=P===e}else var m=!0;if(m)if(r.what!==void 0){let y=r.what;const P=e;
if(!(y==="cube"||y==="card"||y==="active-card"||y==="leaf"))return I.errors=[{instancePath:t+"/what",keyword:"\
enum",params:{allowedValues:Me.allOf[1].oneOf[5].properties.what.enum}}],!1;var m=P===e}else var m=!0}}}else return I.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="spaces"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:f}}],!1;{const O=e;for(const y in r)if(y!=="count"){return I.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(O===e&&r.count!==void 0){let y=r.count;
if(typeof y!="string")return I.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(y!==
"spaces")return I.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"spaces"}}],!1}}}else return I.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return I.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"mapping",tag:"count",tagValue:w}}],!1;else return I.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"tag",tag:"count",tagValue:w}}],!1}else return I.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=c===e}return I.errors=s,e===0}function $e(r,{instancePath:t="",parentData:U,
parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;
if(r.each===void 0&&(A="each")||r.of===void 0&&(A="of"))return $e.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:A}}],!1;{const _=e;for(const u in r)if(!(u==="each"||u==="of")){return $e.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(_===e){if(r.each!==void 0){let u=r.
each;const d=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return $e.errors=[{instancePath:t+"/each",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof u=="number"){if(u>99999||isNaN(u))return $e.errors=[{instancePath:t+
"/each",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(u<1||isNaN(u))return $e.errors=[{instancePath:t+
"/each",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=d===e}else var l=!0;if(l)if(r.of!==void 0){
const u=e;I(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:q})||(s=s===null?I.errors:
s.concat(I.errors),e=s.length);var l=u===e}else var l=!0}}}else return $e.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1;return $e.errors=s,e===0}const ar={type:"object",required:["join","tests"],properties:{
join:{enum:["all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},
We={allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region","\
there","have","did","spent","use"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"object",
required:["test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"adja\
cent"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1}},
additionalProperties:!1},{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{
type:"string",const:"adjacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["te\
st"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"\
object",required:["test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"st\
ring",const:"region"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"\
array",items:{$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},{type:"object",required:["tes\
t","compare","count"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"there"},compare:{$ref:"\
#/definitions/compare"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},{type:"object",required:[
"test","compare","what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"have"},compare:{
$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"object",required:[
"test","deed","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"did"},deed:{
enum:["placed","moved","removed","replaced"]},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","how","compar\
e","what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"spent"},how:{enum:["paid","los\
t"]},compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"\
object",required:["test","use"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"use"},use:{
enum:["first","last"]}},additionalProperties:!1}]}]};function D(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===
void 0&&(w="test"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;if(r.test!==
void 0){let a=r.test;if(!(a==="adjacent"||a==="adjacent-to"||a==="edge"||a==="region"||a==="there"||a==="have"||
a==="did"||a==="spent"||a==="use"))return D.errors=[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:We.
allOf[0].properties.test.enum}}],!1}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=l===e;if(A){const w=e;if(e===w)if(r&&typeof r=="object"&&!Array.isArray(r)){const f=r.test;if(typeof f==
"string")if(f==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.test===void 0&&(y=
"test")||r.compare===void 0&&(y="compare")||r.things===void 0&&(y="things"))return D.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)if(!(n==="not"||n==="test"||n==="compare"||
n==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var _=b===e}else var _=!0;if(_){if(r.test!==void 0){let n=r.test;const b=e;
if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!==
"adjacent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var _=b===
e}else var _=!0;if(_){if(r.compare!==void 0){const n=e;F(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:q})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);var _=n===e}else var _=!0;if(_)if(r.
things!==void 0){let n=r.things;const b=e;if(e===b)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const te=n.length;for(let Z=0;Z<te;Z++){const M=e;
re(n[Z],{instancePath:t+"/things/"+Z,parentData:n,parentDataProperty:Z,rootData:q})||(s=s===null?re.errors:s.concat(
re.errors),e=s.length);var u=M===e;if(!u)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var _=b===e}else var _=!0}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(f==="adjacent-to"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.test===void 0&&(y="test")||r.name===void 0&&(y="name"))return D.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:y}}],!1;{const P=e;for(const n in r)if(!(n==="not"||n==="test"||n==="name")){return D.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(r.
not!==void 0){let n=r.not;const b=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var d=b===e}else var d=!0;if(d){if(r.test!==void 0){let n=r.test;const b=e;if(typeof n!="string")return D.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!=="adjacent-to")return D.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"adjacent-to"}}],!1;var d=b===e}else var d=!0;if(d)if(r.name!==void 0){
const n=e;if(typeof r.name!="string")return D.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"str\
ing"}}],!1;var d=n===e}else var d=!0}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(f==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.test===void 0&&
(y="test"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)
if(!(n==="not"||n==="test")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;if(typeof n!="boolean")return D.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var g=b===e}else var g=!0;if(g)if(r.test!==void 0){let n=r.test;const b=e;
if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(n!==
"edge")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var g=b===e}else
var g=!0}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(f==="regio\
n"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.test===void 0&&(y="test")||r.region===void 0&&
(y="region")||r.compare===void 0&&(y="compare")||r.things===void 0&&(y="things"))return D.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)if(!(n==="not"||n==="test"||n===
"region"||n==="compare"||n==="things")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;if(typeof n!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var v=b===e}else var v=!0;if(v){if(r.test!==void 0){let n=r.
test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="region")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"regi\
on"}}],!1;var v=b===e}else var v=!0;if(v){if(r.region!==void 0){const n=e;W(r.region,{instancePath:t+"/region",
parentData:r,parentDataProperty:"region",rootData:q})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var v=n===
e}else var v=!0;if(v){if(r.compare!==void 0){const n=e;F(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"\
compare",rootData:q})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);var v=n===e}else var v=!0;if(v)if(r.
things!==void 0){let n=r.things;const b=e;if(e===b)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const te=n.length;for(let Z=0;Z<te;Z++){const M=e;
re(n[Z],{instancePath:t+"/things/"+Z,parentData:n,parentDataProperty:Z,rootData:q})||(s=s===null?re.errors:s.concat(
re.errors),e=s.length);var j=M===e;if(!j)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var v=b===e}else var v=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(f==="there"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.
test===void 0&&(y="test")||r.compare===void 0&&(y="compare")||r.count===void 0&&(y="count"))return D.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)if(!(n==="not"||
n==="test"||n==="compare"||n==="count")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;if(typeof n!="boolean")return D.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var p=b===e}else var p=!0;if(p){if(r.test!==void 0){let n=r.
test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="there")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"there"}}],
!1;var p=b===e}else var p=!0;if(p){if(r.compare!==void 0){const n=e;F(r.compare,{instancePath:t+"/compare",parentData:r,
parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);var p=n===e}else
var p=!0;if(p)if(r.count!==void 0){const n=e;I(r.count,{instancePath:t+"/count",parentData:r,parentDataProperty:"\
count",rootData:q})||(s=s===null?I.errors:s.concat(I.errors),e=s.length);var p=n===e}else var p=!0}}}}}else return D.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(f==="have"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.test===void 0&&(y="test")||r.compare===void 0&&(y="compare")||r.what===
void 0&&(y="what"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const P=e;
for(const n in r)if(!(n==="not"||n==="test"||n==="compare"||n==="what")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var h=b===e}else var h=!0;
if(h){if(r.test!==void 0){let n=r.test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="have")return D.errors=[{instancePath:t+"/test",keyword:"con\
st",params:{allowedValue:"have"}}],!1;var h=b===e}else var h=!0;if(h){if(r.compare!==void 0){const n=e;F(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:s.concat(
F.errors),e=s.length);var h=n===e}else var h=!0;if(h)if(r.what!==void 0){let n=r.what;const b=e;if(!(n==="vp"||
n==="cube"||n==="card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:We.allOf[1].
oneOf[5].properties.what.enum}}],!1;var h=b===e}else var h=!0}}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(f==="did"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.test===void 0&&(y="test")||r.deed===void 0&&(y="deed")||r.compare===void 0&&(y="compare")||r.things===void 0&&
(y="things"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)
if(!(n==="not"||n==="test"||n==="deed"||n==="compare"||n==="things")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var o=b===e}else var o=!0;
if(o){if(r.test!==void 0){let n=r.test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="did")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"did"}}],!1;var o=b===e}else var o=!0;if(o){if(r.deed!==void 0){let n=r.deed;const b=e;
if(!(n==="placed"||n==="moved"||n==="removed"||n==="replaced"))return D.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:We.allOf[1].oneOf[6].properties.deed.enum}}],!1;var o=b===e}else var o=!0;if(o){if(r.
compare!==void 0){const n=e;F(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||
(s=s===null?F.errors:s.concat(F.errors),e=s.length);var o=n===e}else var o=!0;if(o)if(r.things!==void 0){let n=r.
things;const b=e;if(e===b)if(Array.isArray(n)){if(n.length<1)return D.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var m=!0;const te=n.length;for(let Z=0;Z<te;Z++){const M=e;C(n[Z],{instancePath:t+
"/things/"+Z,parentData:n,parentDataProperty:Z,rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);
var m=M===e;if(!m)break}}}else return D.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var o=b===e}else var o=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(f==="spent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.test===void 0&&(y="te\
st")||r.how===void 0&&(y="how")||r.compare===void 0&&(y="compare")||r.what===void 0&&(y="what"))return D.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in r)if(!(n==="not"||
n==="test"||n==="how"||n==="compare"||n==="what")){return D.errors=[{instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;if(typeof n!=
"boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return D.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var c=b===e}else var c=!0;if(c){if(r.
test!==void 0){let n=r.test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(n!=="spent")return D.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"spent"}}],!1;var c=b===e}else var c=!0;if(c){if(r.how!==void 0){let n=r.how;const b=e;if(!(n==="\
paid"||n==="lost"))return D.errors=[{instancePath:t+"/how",keyword:"enum",params:{allowedValues:We.allOf[1].oneOf[7].
properties.how.enum}}],!1;var c=b===e}else var c=!0;if(c){if(r.compare!==void 0){const n=e;F(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(s=s===null?F.errors:s.concat(F.errors),e=s.
length);var c=n===e}else var c=!0;if(c)if(r.what!==void 0){let n=r.what;const b=e;if(!(n==="vp"||n==="cube"||n===
"card"))return D.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:We.allOf[1].oneOf[7].properties.
what.enum}}],!1;var c=b===e}else var c=!0}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(f==="use"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.test===void 0&&
(y="test")||r.use===void 0&&(y="use"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const P=e;for(const n in r)if(!(n==="not"||n==="test"||n==="use")){return D.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(r.not!==void 0){let n=r.not;const b=e;
if(typeof n!="boolean")return D.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(n!==
!0)return D.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var $=b===e}else var $=!0;
if($){if(r.test!==void 0){let n=r.test;const b=e;if(typeof n!="string")return D.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(n!=="use")return D.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"use"}}],!1;var $=b===e}else var $=!0;if($)if(r.use!==void 0){let n=r.use;const b=e;if(!(n===
"first"||n==="last"))return D.errors=[{instancePath:t+"/use",keyword:"enum",params:{allowedValues:We.allOf[1].
oneOf[8].properties.use.enum}}],!1;var $=b===e}else var $=!0}}}}else return D.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
mapping",tag:"test",tagValue:f}}],!1;else return D.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"test",tagValue:f}}],!1}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=w===e}return D.errors=s,e===0}function G(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.join===void 0&&(_="join")||r.tests===
void 0&&(_="tests"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:_}}],!1;{const u=e;
for(const d in r)if(!(d==="join"||d==="tests")){return G.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:d}}],!1;break}if(u===e){if(r.join!==void 0){let d=r.join;const g=e;if(!(d==="all"||
d==="any"))return G.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:ar.properties.join.enum}}],
!1;var l=g===e}else var l=!0;if(l)if(r.tests!==void 0){let d=r.tests;const g=e;if(e===g)if(Array.isArray(d)){if(d.
length<1)return G.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const j=d.
length;for(let p=0;p<j;p++){const h=e;D(d[p],{instancePath:t+"/tests/"+p,parentData:d,parentDataProperty:p,rootData:q})||
(s=s===null?D.errors:s.concat(D.errors),e=s.length);var A=h===e;if(!A)break}}}else return G.errors=[{instancePath:t+
"/tests",keyword:"type",params:{type:"array"}}],!1;var l=g===e}else var l=!0}}}else return G.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return G.errors=s,e===0}const kr={type:"object",required:["amount",
"upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1};
function je(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let A;if(r.amount===void 0&&(A="amount")||r.upTo===void 0&&(A="upTo"))return je.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const _=e;for(const u in r)if(!(u===
"amount"||u==="upTo")){return je.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(_===e){if(r.amount!==void 0){let u=r.amount;const d=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))
return je.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof u=="n\
umber"){if(u>99999||isNaN(u))return je.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(u<1||isNaN(u))return je.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var l=d===e}else var l=!0;if(l)if(r.upTo!==void 0){const u=e;if(typeof r.upTo!="boolean")return je.
errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"boolean"}}],!1;var l=u===e}else var l=!0}}}else return je.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return je.errors=s,e===0}const lr={anyOf:[{
$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","grasslan\
d","water"]}},additionalProperties:!1}]};function Se(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;const l=e;let A=!1;const _=e;C(r,{instancePath:t,parentData:U,parentDataProperty:X,rootData:q})||
(s=s===null?C.errors:s.concat(C.errors),e=s.length);var u=_===e;if(A=A||u,!A){const d=e;if(e===d)if(r&&typeof r==
"object"&&!Array.isArray(r)){let v;if(r.animalOf===void 0&&(v="animalOf")){const j={instancePath:t,keyword:"re\
quired",params:{missingProperty:v}};s===null?s=[j]:s.push(j),e++}else{const j=e;for(const p in r)if(p!=="anima\
lOf"){const h={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}};s===null?s=[h]:s.push(
h),e++;break}if(j===e&&r.animalOf!==void 0){let p=r.animalOf;if(!(p==="desert"||p==="grassland"||p==="water")){
const h={instancePath:t+"/animalOf",keyword:"enum",params:{allowedValues:lr.anyOf[1].properties.animalOf.enum}};
s===null?s=[h]:s.push(h),e++}}}}else{const v={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=
[v]:s.push(v),e++}var u=d===e;A=A||u}if(A)e=l,s!==null&&(l?s.length=l:s=null);else{const d={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,Se.errors=s,!1}return Se.errors=s,e===0}const br={anyOf:[
{$ref:"#/definitions/quantity"},{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]};
function qe(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;const l=e;
let A=!1;const _=e;je(r,{instancePath:t,parentData:U,parentDataProperty:X,rootData:q})||(s=s===null?je.errors:
s.concat(je.errors),e=s.length);var u=_===e;if(A=A||u,!A){const d=e;if(e===d)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.all===void 0&&(v="all")){const j={instancePath:t,keyword:"required",params:{missingProperty:v}};
s===null?s=[j]:s.push(j),e++}else{const j=e;for(const p in r)if(p!=="all"){const h={instancePath:t,keyword:"ad\
ditionalProperties",params:{additionalProperty:p}};s===null?s=[h]:s.push(h),e++;break}if(j===e&&r.all!==void 0){
let p=r.all;if(typeof p!="boolean"){const h={instancePath:t+"/all",keyword:"type",params:{type:"boolean"}};s===
null?s=[h]:s.push(h),e++}if(p!==!0){const h={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};s===
null?s=[h]:s.push(h),e++}}}}else{const v={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=[v]:
s.push(v),e++}var u=d===e;A=A||u}if(A)e=l,s!==null&&(l?s.length=l:s=null);else{const d={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,qe.errors=s,!1}return qe.errors=s,e===0}const Fe={type:"\
object",required:["rank","what"],properties:{rank:{enum:["most","fewest"]},what:{enum:["vp","cube","card","act\
ive-card"]}},additionalProperties:!1};function Te(r,{instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.rank===void 0&&(A="rank")||r.what===
void 0&&(A="what"))return Te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const _=e;
for(const u in r)if(!(u==="rank"||u==="what")){return Te.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(_===e){if(r.rank!==void 0){let u=r.rank;const d=e;if(!(u==="most"||
u==="fewest"))return Te.errors=[{instancePath:t+"/rank",keyword:"enum",params:{allowedValues:Fe.properties.rank.
enum}}],!1;var l=d===e}else var l=!0;if(l)if(r.what!==void 0){let u=r.what;const d=e;if(!(u==="vp"||u==="cube"||
u==="card"||u==="active-card"))return Te.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Fe.
properties.what.enum}}],!1;var l=d===e}else var l=!0}}}else return Te.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Te.errors=s,e===0}const de={validate:he};function k(r,{instancePath:t="",parentData:U,
parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(
r)){let Pe;if(r.op===void 0&&(Pe="op"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:Pe}}],
!1;if(r.op!==void 0){let ie=r.op;if(!(ie==="gain"||ie==="place"||ie==="move"||ie==="replace"||ie==="remove"||ie===
"swap"||ie==="pay"||ie==="lose"||ie==="play"||ie==="rotate"||ie==="choose"||ie==="may"||ie==="either"||ie==="i\
f"||ie==="repeat"||ie==="each-player"||ie==="choose-player"))return k.errors=[{instancePath:t+"/op",keyword:"e\
num",params:{allowedValues:He.allOf[0].properties.op.enum}}],!1}}else return k.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=l===e;if(A){const Pe=e;if(e===Pe)if(r&&typeof r=="object"&&!Array.isArray(
r)){const K=r.op;if(typeof K=="string")if(K==="gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;
if(r.op===void 0&&(x="op")||r.rewards===void 0&&(x="rewards"))return k.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="rewards"||i==="choice"||i===
"per"||i==="atLeast"||i==="atMost"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="strin\
g")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="gain")return k.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var _=N===e}else var _=!0;if(_){if(r.
rewards!==void 0){let i=r.rewards;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/rewards",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;
R(i[E],{instancePath:t+"/rewards/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?R.errors:s.concat(
R.errors),e=s.length);var u=ge===e;if(!u)break}}}else return k.errors=[{instancePath:t+"/rewards",keyword:"typ\
e",params:{type:"array"}}],!1;var _=N===e}else var _=!0;if(_){if(r.choice!==void 0){let i=r.choice;const N=e;if(typeof i!=
"boolean")return k.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.
errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],!1;var _=N===e}else var _=!0;if(_){
if(r.per!==void 0){const i=e;$e(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"per",rootData:q})||
(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var _=i===e}else var _=!0;if(_){if(r.atLeast!==void 0){let i=r.
atLeast;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+"/atLeast",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.errors=[{instancePath:t+
"/atLeast",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))return k.errors=[{instancePath:t+
"/atLeast",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=N===e}else var _=!0;if(_){if(r.atMost!==
void 0){let i=r.atMost;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+
"/atMost",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.
errors=[{instancePath:t+"/atMost",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return k.errors=[{instancePath:t+"/atMost",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=N===e}else
var _=!0;if(_)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var _=i===e}else var _=!0}}}}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.kinds===void 0&&(x="kinds"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="kinds"||i==="where"||i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;
if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!==
"place")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var d=N===e}else
var d=!0;if(d){if(r.quantity!==void 0){const i=e;je(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"\
quantity",rootData:q})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var d=i===e}else var d=!0;if(d){
if(r.kinds!==void 0){let i=r.kinds;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;Se(
i[E],{instancePath:t+"/kinds/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?Se.errors:s.concat(
Se.errors),e=s.length);var g=ge===e;if(!g)break}}}else return k.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var d=N===e}else var d=!0;if(d){if(r.where!==void 0){const i=e;L(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var d=i===e}else var d=!0;if(d){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var d=i===e}else var d=!0;if(d)if(r.if!==void 0){const i=e;G(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var d=i===e}else var d=!0}}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(K==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things")||r.spaces===void 0&&(x=
"spaces"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)
if(!(i==="op"||i==="quantity"||i==="things"||i==="where"||i==="spaces"||i==="overAnyTerrain"||i==="as"||i==="i\
f")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(i!=="move")return k.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var v=N===e}else var v=!0;if(v){if(r.quantity!==void 0){const i=e;qe(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:q})||(s=s===null?qe.errors:s.concat(
qe.errors),e=s.length);var v=i===e}else var v=!0;if(v){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)
if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var j=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;C(i[E],{instancePath:t+"/things/"+E,parentData:i,
parentDataProperty:E,rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var j=ge===e;if(!j)break}}}else
return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var v=N===e}else var v=!0;
if(v){if(r.where!==void 0){const i=e;L(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var v=i===e}else var v=!0;if(v){if(r.spaces!==
void 0){let i=r.spaces;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return k.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var v=N===e}else
var v=!0;if(v){if(r.overAnyTerrain!==void 0){let i=r.overAnyTerrain;const N=e;if(typeof i!="boolean")return k.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var v=N===e}else var v=!0;if(v){
if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var v=i===e}else var v=!0;if(v)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var v=i===e}else var v=!0}}}}}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||
r.things===void 0&&(x="things")||r.with===void 0&&(x="with"))return k.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="things"||i===
"where"||i==="with"||i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="replace")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var p=N===e}else var p=!0;if(p){if(r.quantity!==void 0){
const i=e;qe(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:q})||(s=
s===null?qe.errors:s.concat(qe.errors),e=s.length);var p=i===e}else var p=!0;if(p){if(r.things!==void 0){let i=r.
things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var h=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;re(i[E],{instancePath:t+
"/things/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var h=ge===e;if(!h)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var p=N===e}else var p=!0;if(p){if(r.where!==void 0){const i=e;L(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var p=i===e}else var p=!0;
if(p){if(r.with!==void 0){let i=r.with;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;const Y=i.length;for(let E=0;E<Y;E++){
const ge=e;C(i[E],{instancePath:t+"/with/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?C.errors:
s.concat(C.errors),e=s.length);var o=ge===e;if(!o)break}}}else return k.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var p=N===e}else var p=!0;if(p){if(r.as!==void 0){const i=e;if(typeof r.as!="\
string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var p=i===e}else var p=!0;
if(p)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||
(s=s===null?G.errors:s.concat(G.errors),e=s.length);var p=i===e}else var p=!0}}}}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(K==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="things"||i==="where"||i==="if")){return k.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="remove")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var m=N===e}else var m=!0;if(m){
if(r.quantity!==void 0){const i=e;qe(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:q})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var m=i===e}else var m=!0;if(m){if(r.
things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;
re(i[E],{instancePath:t+"/things/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?re.errors:s.concat(
re.errors),e=s.length);var c=ge===e;if(!c)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"typ\
e",params:{type:"array"}}],!1;var m=N===e}else var m=!0;if(m){if(r.where!==void 0){const i=e;L(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var m=i===e}else var m=!0;if(m)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var m=i===e}else var m=!0}}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things")||r.with===void 0&&
(x="with"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)
if(!(i==="op"||i==="things"||i==="where"||i==="with"||i==="withWhere"||i==="as"||i==="if")){return k.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){
let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="swap")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var $=N===e}else var $=!0;if($){if(r.things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){
if(i.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;const Y=i.
length;for(let E=0;E<Y;E++){const ge=e;re(i[E],{instancePath:t+"/things/"+E,parentData:i,parentDataProperty:E,
rootData:q})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var w=ge===e;if(!w)break}}}else return k.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var $=N===e}else var $=!0;if($){if(r.where!==
void 0){const i=e;L(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:q})||(s=
s===null?L.errors:s.concat(L.errors),e=s.length);var $=i===e}else var $=!0;if($){if(r.with!==void 0){let i=r.with;
const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+"/with",keyword:"minIte\
ms",params:{limit:1}}],!1;{var a=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;re(i[E],{instancePath:t+"\
/with/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var a=ge===e;if(!a)break}}}else return k.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],
!1;var $=N===e}else var $=!0;if($){if(r.withWhere!==void 0){const i=e;L(r.withWhere,{instancePath:t+"/withWher\
e",parentData:r,parentDataProperty:"withWhere",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var $=i===e}else var $=!0;if($){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var $=i===e}else var $=!0;if($)if(r.if!==void 0){const i=e;G(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var $=i===e}else var $=!0}}}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(K==="pay"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&(x="what"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="wha\
t"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="pay")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"pay"}}],!1;var f=N===e}else var f=!0;if(f){if(r.quantity!==void 0){const i=e;qe(r.
quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:q})||(s=s===null?qe.errors:
s.concat(qe.errors),e=s.length);var f=i===e}else var f=!0;if(f){if(r.what!==void 0){let i=r.what;const N=e;if(!(i===
"vp"||i==="cube"||i==="card"))return k.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:He.
allOf[1].oneOf[6].properties.what.enum}}],!1;var f=N===e}else var f=!0;if(f)if(r.if!==void 0){const i=e;G(r.if,
{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),
e=s.length);var f=i===e}else var f=!0}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1}else if(K==="lose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.quantity===void 0&&(x="quantity")||r.what===void 0&&(x="what"))return k.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="wha\
t"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="lose")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"lose"}}],!1;var O=N===e}else var O=!0;if(O){if(r.quantity!==void 0){let i=r.quantity;
const N=e,xe=e;let Y=!1;const E=e;if(e===E)if(i&&typeof i=="object"&&!Array.isArray(i)){let oe;if(i.amount===void 0&&
(oe="amount")||i.upTo===void 0&&(oe="upTo")){const Ie={instancePath:t+"/quantity",keyword:"required",params:{missingProperty:oe}};
s===null?s=[Ie]:s.push(Ie),e++}else{const Ie=e;for(const H in i)if(!(H==="amount"||H==="upTo")){const fe={instancePath:t+
"/quantity",keyword:"additionalProperties",params:{additionalProperty:H}};s===null?s=[fe]:s.push(fe),e++;break}
if(Ie===e){if(i.amount!==void 0){let H=i.amount;const fe=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H))){const B={
instancePath:t+"/quantity/amount",keyword:"type",params:{type:"integer"}};s===null?s=[B]:s.push(B),e++}if(e===
fe&&typeof H=="number"){if(H>99999||isNaN(H)){const B={instancePath:t+"/quantity/amount",keyword:"maximum",params:{
comparison:"<=",limit:99999}};s===null?s=[B]:s.push(B),e++}else if(H<1||isNaN(H)){const B={instancePath:t+"/qu\
antity/amount",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[B]:s.push(B),e++}}var y=fe===e}else
var y=!0;if(y)if(i.upTo!==void 0){let H=i.upTo;const fe=e;if(typeof H!="boolean"){const ae={instancePath:t+"/q\
uantity/upTo",keyword:"type",params:{type:"boolean"}};s===null?s=[ae]:s.push(ae),e++}if(H!==!1){const ae={instancePath:t+
"/quantity/upTo",keyword:"const",params:{allowedValue:!1}};s===null?s=[ae]:s.push(ae),e++}var y=fe===e}else var y=!0}}}else{
const oe={instancePath:t+"/quantity",keyword:"type",params:{type:"object"}};s===null?s=[oe]:s.push(oe),e++}var P=E===
e;if(Y=Y||P,!Y){const oe=e;if(e===oe)if(i&&typeof i=="object"&&!Array.isArray(i)){let H;if(i.all===void 0&&(H=
"all")){const fe={instancePath:t+"/quantity",keyword:"required",params:{missingProperty:H}};s===null?s=[fe]:s.
push(fe),e++}else{const fe=e;for(const B in i)if(B!=="all"){const ae={instancePath:t+"/quantity",keyword:"addi\
tionalProperties",params:{additionalProperty:B}};s===null?s=[ae]:s.push(ae),e++;break}if(fe===e&&i.all!==void 0){
let B=i.all;if(typeof B!="boolean"){const ae={instancePath:t+"/quantity/all",keyword:"type",params:{type:"bool\
ean"}};s===null?s=[ae]:s.push(ae),e++}if(B!==!0){const ae={instancePath:t+"/quantity/all",keyword:"const",params:{
allowedValue:!0}};s===null?s=[ae]:s.push(ae),e++}}}}else{const H={instancePath:t+"/quantity",keyword:"type",params:{
type:"object"}};s===null?s=[H]:s.push(H),e++}var P=oe===e;Y=Y||P}if(Y)e=xe,s!==null&&(xe?s.length=xe:s=null);else{
const oe={instancePath:t+"/quantity",keyword:"anyOf",params:{}};return s===null?s=[oe]:s.push(oe),e++,k.errors=
s,!1}var O=N===e}else var O=!0;if(O){if(r.what!==void 0){let i=r.what;const N=e;if(!(i==="vp"||i==="cube"||i===
"card"))return k.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:He.allOf[1].oneOf[7].properties.
what.enum}}],!1;var O=N===e}else var O=!0;if(O)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var O=i===e}else var O=!0}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="play"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i===
"op"||i==="cubes"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="play")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"play"}}],!1;var n=N===e}else var n=!0;if(n){if(r.cubes!==void 0){let i=r.cubes;const N=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return k.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof i=="number"){if(i>99999||isNaN(i))return k.errors=[{instancePath:t+"/cubes",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return k.errors=[{instancePath:t+"/cubes",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=N===e}else var n=!0;if(n)if(r.if!==void 0){const i=e;
G(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(
G.errors),e=s.length);var n=i===e}else var n=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(K==="rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="cubes"||i==="if")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;
if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!==
"rotate")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var b=N===
e}else var b=!0;if(b){if(r.cubes!==void 0){let i=r.cubes;const N=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))
return k.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof i=="num\
ber"){if(i>99999||isNaN(i))return k.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(i<0||isNaN(i))return k.errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var b=N===e}else var b=!0;if(b)if(r.if!==void 0){const i=e;G(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var b=i===e}else var b=!0}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="choose"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i===
"op"||i==="things"||i==="where"||i==="as"||i==="if")){return k.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose"}}],!1;var S=N===e}else var S=!0;if(S){
if(r.things!==void 0){let i=r.things;const N=e;if(e===N)if(Array.isArray(i)){if(i.length<1)return k.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var te=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;
re(i[E],{instancePath:t+"/things/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?re.errors:s.concat(
re.errors),e=s.length);var te=ge===e;if(!te)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"t\
ype",params:{type:"array"}}],!1;var S=N===e}else var S=!0;if(S){if(r.where!==void 0){const i=e;L(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var S=i===e}else var S=!0;if(S){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var S=i===e}else var S=!0;if(S)if(r.if!==void 0){const i=e;G(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var S=i===e}else var S=!0}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(K==="may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.steps===void 0&&(x="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="steps")){return k.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="may")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"may"}}],!1;var Z=N===e}else var Z=!0;if(Z)
if(r.steps!==void 0){const i=e;de.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"s\
teps",rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.errors),e=s.length);var Z=i===e}else var Z=!0}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="either"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.branches===void 0&&(x="branches"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i===
"op"||i==="branches")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="either")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"either"}}],!1;var M=N===e}else var M=!0;if(M)if(r.branches!==void 0){let i=r.branches;
const N=e;if(e===N)if(Array.isArray(i)){if(i.length<2)return k.errors=[{instancePath:t+"/branches",keyword:"mi\
nItems",params:{limit:2}}],!1;{var le=!0;const Y=i.length;for(let E=0;E<Y;E++){const ge=e;de.validate(i[E],{instancePath:t+
"/branches/"+E,parentData:i,parentDataProperty:E,rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.
errors),e=s.length);var le=ge===e;if(!le)break}}}else return k.errors=[{instancePath:t+"/branches",keyword:"ty\
pe",params:{type:"array"}}],!1;var M=N===e}else var M=!0}}}else return k.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(K==="if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.
op===void 0&&(x="op")||r.condition===void 0&&(x="condition")||r.steps===void 0&&(x="steps"))return k.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)if(!(i==="op"||
i==="condition"||i==="steps"||i==="otherwise")){return k.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="strin\
g")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="if")return k.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"if"}}],!1;var ce=N===e}else var ce=!0;if(ce){if(r.
condition!==void 0){const i=e;G(r.condition,{instancePath:t+"/condition",parentData:r,parentDataProperty:"cond\
ition",rootData:q})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var ce=i===e}else var ce=!0;if(ce){if(r.
steps!==void 0){const i=e;de.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",
rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.errors),e=s.length);var ce=i===e}else var ce=!0;
if(ce)if(r.otherwise!==void 0){const i=e;de.validate(r.otherwise,{instancePath:t+"/otherwise",parentData:r,parentDataProperty:"\
otherwise",rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.errors),e=s.length);var ce=i===e}else
var ce=!0}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="re\
peat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.times===void 0&&
(x="times")||r.steps===void 0&&(x="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="times"||i==="steps")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;
if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!==
"repeat")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"repeat"}}],!1;var ne=N===
e}else var ne=!0;if(ne){if(r.times!==void 0){let i=r.times;const N=e,xe=e;let Y=!1;const E=e;if(e===E)if(i&&typeof i==
"object"&&!Array.isArray(i)){let oe;if(i.times===void 0&&(oe="times")){const Ie={instancePath:t+"/times",keyword:"\
required",params:{missingProperty:oe}};s===null?s=[Ie]:s.push(Ie),e++}else{const Ie=e;for(const H in i)if(H!==
"times"){const fe={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:H}};s===null?
s=[fe]:s.push(fe),e++;break}if(Ie===e&&i.times!==void 0){let H=i.times;const fe=e;if(!(typeof H=="number"&&!(H%
1)&&!isNaN(H))){const B={instancePath:t+"/times/times",keyword:"type",params:{type:"integer"}};s===null?s=[B]:
s.push(B),e++}if(e===fe&&typeof H=="number"){if(H>99999||isNaN(H)){const B={instancePath:t+"/times/times",keyword:"\
maximum",params:{comparison:"<=",limit:99999}};s===null?s=[B]:s.push(B),e++}else if(H<1||isNaN(H)){const B={instancePath:t+
"/times/times",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[B]:s.push(B),e++}}}}}else{const oe={
instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[oe]:s.push(oe),e++}var ye=E===e;if(Y=
Y||ye,!Y){const oe=e;if(e===oe)if(i&&typeof i=="object"&&!Array.isArray(i)){let H;if(i.upTo===void 0&&(H="upTo")){
const fe={instancePath:t+"/times",keyword:"required",params:{missingProperty:H}};s===null?s=[fe]:s.push(fe),e++}else{
const fe=e;for(const B in i)if(B!=="upTo"){const ae={instancePath:t+"/times",keyword:"additionalProperties",params:{
additionalProperty:B}};s===null?s=[ae]:s.push(ae),e++;break}if(fe===e&&i.upTo!==void 0){let B=i.upTo;const ae=e;
if(!(typeof B=="number"&&!(B%1)&&!isNaN(B))){const Oe={instancePath:t+"/times/upTo",keyword:"type",params:{type:"\
integer"}};s===null?s=[Oe]:s.push(Oe),e++}if(e===ae&&typeof B=="number"){if(B>99999||isNaN(B)){const Oe={instancePath:t+
"/times/upTo",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[Oe]:s.push(Oe),e++}else if(B<
1||isNaN(B)){const Oe={instancePath:t+"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?
s=[Oe]:s.push(Oe),e++}}}}}else{const H={instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?
s=[H]:s.push(H),e++}var ye=oe===e;if(Y=Y||ye,!Y){const H=e;if(e===H)if(i&&typeof i=="object"&&!Array.isArray(i)){
let B;if(i.per===void 0&&(B="per")){const ae={instancePath:t+"/times",keyword:"required",params:{missingProperty:B}};
s===null?s=[ae]:s.push(ae),e++}else{const ae=e;for(const Oe in i)if(Oe!=="per"){const Be={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:Oe}};s===null?s=[Be]:s.push(Be),e++;break}ae===e&&
i.per!==void 0&&($e(i.per,{instancePath:t+"/times/per",parentData:i,parentDataProperty:"per",rootData:q})||(s=
s===null?$e.errors:s.concat($e.errors),e=s.length))}}else{const B={instancePath:t+"/times",keyword:"type",params:{
type:"object"}};s===null?s=[B]:s.push(B),e++}var ye=H===e;Y=Y||ye}}if(Y)e=xe,s!==null&&(xe?s.length=xe:s=null);else{
const oe={instancePath:t+"/times",keyword:"anyOf",params:{}};return s===null?s=[oe]:s.push(oe),e++,k.errors=s,
!1}var ne=N===e}else var ne=!0;if(ne)if(r.steps!==void 0){const i=e;de.validate(r.steps,{instancePath:t+"/step\
s",parentData:r,parentDataProperty:"steps",rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.errors),
e=s.length);var ne=i===e}else var ne=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(K==="each-player"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.steps===void 0&&(x="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const ee=e;for(const i in r)if(!(i==="op"||i==="other"||i==="with"||i==="steps")){return k.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;
const N=e;if(typeof i!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(i!=="each-player")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-play\
er"}}],!1;var V=N===e}else var V=!0;if(V){if(r.other!==void 0){let i=r.other;const N=e;if(typeof i!="boolean")
return k.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.errors=
[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],!1;var V=N===e}else var V=!0;if(V){if(r.with!==
void 0){let i=r.with;const N=e,xe=e;let Y=!1;const E=e;Te(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"\
with",rootData:q})||(s=s===null?Te.errors:s.concat(Te.errors),e=s.length);var pe=E===e;if(Y=Y||pe,!Y){const oe=e;
ze(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"with",rootData:q})||(s=s===null?ze.errors:s.concat(
ze.errors),e=s.length);var pe=oe===e;Y=Y||pe}if(Y)e=xe,s!==null&&(xe?s.length=xe:s=null);else{const oe={instancePath:t+
"/with",keyword:"anyOf",params:{}};return s===null?s=[oe]:s.push(oe),e++,k.errors=s,!1}var V=N===e}else var V=!0;
if(V)if(r.steps!==void 0){const i=e;de.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"\
steps",rootData:q})||(s=s===null?de.validate.errors:s.concat(de.validate.errors),e=s.length);var V=i===e}else var V=!0}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(K==="choose-player"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.steps===void 0&&(x="steps"))
return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const ee=e;for(const i in r)
if(!(i==="op"||i==="other"||i==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(ee===e){if(r.op!==void 0){let i=r.op;const N=e;if(typeof i!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose-player")return k.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose-player"}}],!1;var Le=N===e}else var Le=!0;
if(Le){if(r.other!==void 0){let i=r.other;const N=e;if(typeof i!="boolean")return k.errors=[{instancePath:t+"/\
other",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return k.errors=[{instancePath:t+"/other",keyword:"\
const",params:{allowedValue:!0}}],!1;var Le=N===e}else var Le=!0;if(Le)if(r.steps!==void 0){const i=e;de.validate(
r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:q})||(s=s===null?de.validate.
errors:s.concat(de.validate.errors),e=s.length);var Le=i===e}else var Le=!0}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return k.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"op",tagValue:K}}],!1;else return k.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"op",tagValue:K}}],!1}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"objec\
t"}}],!1;var A=Pe===e}return k.errors=s,e===0}function he(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){var l=!0;const A=r.length;for(let _=0;_<A;_++){
const u=e;k(r[_],{instancePath:t+"/"+_,parentData:r,parentDataProperty:_,rootData:q})||(s=s===null?k.errors:s.
concat(k.errors),e=s.length);var l=u===e;if(!l)break}}else return he.errors=[{instancePath:t,keyword:"type",params:{
type:"array"}}],!1;return he.errors=s,e===0}function J(r,{instancePath:t="",parentData:U,parentDataProperty:X,
rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.number===void 0&&
(g="number")||r.deck===void 0&&(g="deck")||r.leaves===void 0&&(g="leaves")||r.energy===void 0&&(g="energy")||r.
hands===void 0&&(g="hands")||r.source===void 0&&(g="source")||r.impact===void 0&&(g="impact")||r.steps===void 0&&
(g="steps"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const v=e;for(const j in r)
if(!Ce.call(Ge.properties,j)){return J.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:j}}],
!1;break}if(v===e){if(r.number!==void 0){let j=r.number;const p=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)))
return J.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof j=="nu\
mber"){if(j>99999||isNaN(j))return J.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(j<0||isNaN(j))return J.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=p===e}else var l=!0;if(l){if(r.deck!==void 0){let j=r.deck;const p=e;if(!(j==="brown"||
j==="blue"))return J.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Ge.properties.deck.enum}}],
!1;var l=p===e}else var l=!0;if(l){if(r.title!==void 0){let j=r.title;const p=e;if(e===p)if(typeof j=="string"){
if(!Re.test(j))return J.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return J.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=p===e}else var l=!0;if(l){if(r.leaves!==void 0){let j=r.leaves;const p=e;
if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)))return J.errors=[{instancePath:t+"/leaves",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof j=="number"){if(j>4||isNaN(j))return J.errors=[{instancePath:t+"/leaves",
keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(j<1||isNaN(j))return J.errors=[{instancePath:t+"/le\
aves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=p===e}else var l=!0;if(l){if(r.energy!==void 0){
let j=r.energy;const p=e;if(e===p)if(Array.isArray(j)){if(j.length>8)return J.errors=[{instancePath:t+"/energy",
keyword:"maxItems",params:{limit:8}}],!1;if(j.length<1)return J.errors=[{instancePath:t+"/energy",keyword:"min\
Items",params:{limit:1}}],!1;{var A=!0;const o=j.length;for(let m=0;m<o;m++){let c=j[m];const $=e;if(e===$)if(typeof c==
"string"){if(!be.test(c))return J.errors=[{instancePath:t+"/energy/"+m,keyword:"pattern",params:{pattern:"^(?!\
constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return J.errors=[{instancePath:t+"/energy/"+m,keyword:"t\
ype",params:{type:"string"}}],!1;var A=$===e;if(!A)break}}}else return J.errors=[{instancePath:t+"/energy",keyword:"\
type",params:{type:"array"}}],!1;var l=p===e}else var l=!0;if(l){if(r.hands!==void 0){let j=r.hands;const p=e;
if(e===p)if(Array.isArray(j)){var _=!0;const o=j.length;for(let m=0;m<o;m++){let c=j[m];const $=e;if(e===$)if(c&&
typeof c=="object"&&!Array.isArray(c)){let a;if(c.name===void 0&&(a="name")||c.active===void 0&&(a="active"))return J.
errors=[{instancePath:t+"/hands/"+m,keyword:"required",params:{missingProperty:a}}],!1;{const f=e;for(const O in c)
if(!(O==="name"||O==="active")){return J.errors=[{instancePath:t+"/hands/"+m,keyword:"additionalProperties",params:{
additionalProperty:O}}],!1;break}if(f===e){if(c.name!==void 0){let O=c.name;const y=e;if(e===y)if(typeof O=="s\
tring"){if(!be.test(O))return J.errors=[{instancePath:t+"/hands/"+m+"/name",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return J.errors=[{instancePath:t+"/hands/"+m+"/name",
keyword:"type",params:{type:"string"}}],!1;var u=y===e}else var u=!0;if(u)if(c.active!==void 0){const O=e;if(typeof c.
active!="boolean")return J.errors=[{instancePath:t+"/hands/"+m+"/active",keyword:"type",params:{type:"boolean"}}],
!1;var u=O===e}else var u=!0}}}else return J.errors=[{instancePath:t+"/hands/"+m,keyword:"type",params:{type:"\
object"}}],!1;var _=$===e;if(!_)break}}else return J.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"\
array"}}],!1;var l=p===e}else var l=!0;if(l){if(r.source!==void 0){let j=r.source;const p=e;if(e===p)if(j&&typeof j==
"object"&&!Array.isArray(j)){let o;if(j.kind===void 0&&(o="kind"))return J.errors=[{instancePath:t+"/source",keyword:"\
required",params:{missingProperty:o}}],!1;{const m=e;for(const c in j)if(!(c==="kind"||c==="text")){return J.errors=
[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(j.
kind!==void 0){let c=j.kind;const $=e;if(!(c==="attested"||c==="adapted"||c==="original"))return J.errors=[{instancePath:t+
"/source/kind",keyword:"enum",params:{allowedValues:Ge.properties.source.properties.kind.enum}}],!1;var d=$===
e}else var d=!0;if(d)if(j.text!==void 0){let c=j.text;const $=e;if(e===$)if(typeof c=="string"){if(!Re.test(c))
return J.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u00\
1f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return J.errors=[{instancePath:t+"/source/text",keyword:"type",
params:{type:"string"}}],!1;var d=$===e}else var d=!0}}}else return J.errors=[{instancePath:t+"/source",keyword:"\
type",params:{type:"object"}}],!1;var l=p===e}else var l=!0;if(l){if(r.note!==void 0){let j=r.note;const p=e;if(e===
p)if(typeof j=="string"){if(!Re.test(j))return J.errors=[{instancePath:t+"/note",keyword:"pattern",params:{pattern:"\
^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return J.errors=[{instancePath:t+
"/note",keyword:"type",params:{type:"string"}}],!1;var l=p===e}else var l=!0;if(l){if(r.impact!==void 0){const j=e;
if(typeof r.impact!="boolean")return J.errors=[{instancePath:t+"/impact",keyword:"type",params:{type:"boolean"}}],
!1;var l=j===e}else var l=!0;if(l)if(r.steps!==void 0){const j=e;he(r.steps,{instancePath:t+"/steps",parentData:r,
parentDataProperty:"steps",rootData:q})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var l=j===e}else
var l=!0}}}}}}}}}}}else return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return J.errors=
s,e===0}const Ee={type:"object",required:["number","deck","title","source","pattern","triggers"],properties:{number:{
type:"integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\\
u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},source:{type:"object",required:["kind"],properties:{kind:{
enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009\
f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007\
f-\\u009f\\u2028\\u2029]*$"},pattern:{type:"array",items:{type:"object",required:["q","r","terrain","tokens","\
covered"],properties:{q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},
terrain:{enum:["desert","grassland","water","land"]},tokens:{type:"array",items:{type:"object",required:["comp\
are","thing"],properties:{compare:{$ref:"#/definitions/compare"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}},
covered:{type:"boolean"}},additionalProperties:!1},minItems:1},token:{type:"string",pattern:"^(?!constructor$)\
[a-z][a-z0-9]*(-[a-z0-9]+)*$"},triggers:{type:"array",items:{allOf:[{type:"object",required:["on"],properties:{
on:{enum:["play","end","event"]}}},{type:"object",discriminator:{propertyName:"on"},oneOf:[{type:"object",required:[
"on","steps"],properties:{on:{enum:["play","end"]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{type:"object",required:["on","thing","deed","steps"],properties:{on:{type:"string",const:"event"},thing:{$ref:"\
#/definitions/word"},deed:{enum:["placed","moved","removed"]},otherThings:{type:"array",items:{$ref:"#/definit\
ions/word"},minItems:1},otherDeeds:{type:"array",items:{enum:["placed","moved","removed"]},minItems:1},from:{$ref:"\
#/definitions/region"},into:{$ref:"#/definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"bool\
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function T(r,{
instancePath:t="",parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let $;if(r.number===void 0&&($="number")||r.deck===void 0&&($="deck")||r.title===
void 0&&($="title")||r.source===void 0&&($="source")||r.pattern===void 0&&($="pattern")||r.triggers===void 0&&
($="triggers"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:$}}],!1;{const w=e;
for(const a in r)if(!(a==="number"||a==="deck"||a==="title"||a==="source"||a==="note"||a==="pattern"||a==="tok\
en"||a==="triggers")){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(w===e){if(r.number!==void 0){let a=r.number;const f=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))
return T.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof a=="nu\
mber"){if(a>99999||isNaN(a))return T.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=f===e}else var l=!0;if(l){if(r.deck!==void 0){let a=r.deck;const f=e;if(!(a==="brown"||
a==="blue"))return T.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Ee.properties.deck.enum}}],
!1;var l=f===e}else var l=!0;if(l){if(r.title!==void 0){let a=r.title;const f=e;if(e===f)if(typeof a=="string"){
if(!Re.test(a))return T.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return T.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=f===e}else var l=!0;if(l){if(r.source!==void 0){let a=r.source;const f=e;
if(e===f)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.kind===void 0&&(y="kind"))return T.errors=[{instancePath:t+
"/source",keyword:"required",params:{missingProperty:y}}],!1;{const P=e;for(const n in a)if(!(n==="kind"||n===
"text")){return T.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(a.kind!==void 0){let n=a.kind;const b=e;if(!(n==="attested"||n==="adapted"||n==="origina\
l"))return T.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Ee.properties.source.
properties.kind.enum}}],!1;var A=b===e}else var A=!0;if(A)if(a.text!==void 0){let n=a.text;const b=e;if(e===b)
if(typeof n=="string"){if(!Re.test(n))return T.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return T.errors=[{instancePath:t+
"/source/text",keyword:"type",params:{type:"string"}}],!1;var A=b===e}else var A=!0}}}else return T.errors=[{instancePath:t+
"/source",keyword:"type",params:{type:"object"}}],!1;var l=f===e}else var l=!0;if(l){if(r.note!==void 0){let a=r.
note;const f=e;if(e===f)if(typeof a=="string"){if(!Re.test(a))return T.errors=[{instancePath:t+"/note",keyword:"\
pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return T.
errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var l=f===e}else var l=!0;if(l){if(r.
pattern!==void 0){let a=r.pattern;const f=e;if(e===f)if(Array.isArray(a)){if(a.length<1)return T.errors=[{instancePath:t+
"/pattern",keyword:"minItems",params:{limit:1}}],!1;{var _=!0;const y=a.length;for(let P=0;P<y;P++){let n=a[P];
const b=e;if(e===b)if(n&&typeof n=="object"&&!Array.isArray(n)){let te;if(n.q===void 0&&(te="q")||n.r===void 0&&
(te="r")||n.terrain===void 0&&(te="terrain")||n.tokens===void 0&&(te="tokens")||n.covered===void 0&&(te="cover\
ed"))return T.errors=[{instancePath:t+"/pattern/"+P,keyword:"required",params:{missingProperty:te}}],!1;{const Z=e;
for(const M in n)if(!(M==="q"||M==="r"||M==="terrain"||M==="tokens"||M==="covered")){return T.errors=[{instancePath:t+
"/pattern/"+P,keyword:"additionalProperties",params:{additionalProperty:M}}],!1;break}if(Z===e){if(n.q!==void 0){
let M=n.q;const le=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)))return T.errors=[{instancePath:t+"/pattern/"+
P+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===le&&typeof M=="number"){if(M>99999||isNaN(M))return T.
errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(M<-99999||
isNaN(M))return T.errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],
!1}var u=le===e}else var u=!0;if(u){if(n.r!==void 0){let M=n.r;const le=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(
M)))return T.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===le&&
typeof M=="number"){if(M>99999||isNaN(M))return T.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(M<-99999||isNaN(M))return T.errors=[{instancePath:t+"/pattern/"+P+
"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var u=le===e}else var u=!0;if(u){if(n.terrain!==
void 0){let M=n.terrain;const le=e;if(!(M==="desert"||M==="grassland"||M==="water"||M==="land"))return T.errors=
[{instancePath:t+"/pattern/"+P+"/terrain",keyword:"enum",params:{allowedValues:Ee.properties.pattern.items.properties.
terrain.enum}}],!1;var u=le===e}else var u=!0;if(u){if(n.tokens!==void 0){let M=n.tokens;const le=e;if(e===le)
if(Array.isArray(M)){var d=!0;const ne=M.length;for(let ye=0;ye<ne;ye++){let V=M[ye];const pe=e;if(e===pe)if(V&&
typeof V=="object"&&!Array.isArray(V)){let Pe;if(V.compare===void 0&&(Pe="compare")||V.thing===void 0&&(Pe="th\
ing"))return T.errors=[{instancePath:t+"/pattern/"+P+"/tokens/"+ye,keyword:"required",params:{missingProperty:Pe}}],
!1;{const ie=e;for(const K in V)if(!(K==="compare"||K==="thing")){return T.errors=[{instancePath:t+"/pattern/"+
P+"/tokens/"+ye,keyword:"additionalProperties",params:{additionalProperty:K}}],!1;break}if(ie===e){if(V.compare!==
void 0){const K=e;F(V.compare,{instancePath:t+"/pattern/"+P+"/tokens/"+ye+"/compare",parentData:V,parentDataProperty:"\
compare",rootData:q})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);var g=K===e}else var g=!0;if(g)if(V.
thing!==void 0){const K=e;C(V.thing,{instancePath:t+"/pattern/"+P+"/tokens/"+ye+"/thing",parentData:V,parentDataProperty:"\
thing",rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var g=K===e}else var g=!0}}}else return T.
errors=[{instancePath:t+"/pattern/"+P+"/tokens/"+ye,keyword:"type",params:{type:"object"}}],!1;var d=pe===e;if(!d)
break}}else return T.errors=[{instancePath:t+"/pattern/"+P+"/tokens",keyword:"type",params:{type:"array"}}],!1;
var u=le===e}else var u=!0;if(u)if(n.covered!==void 0){const M=e;if(typeof n.covered!="boolean")return T.errors=
[{instancePath:t+"/pattern/"+P+"/covered",keyword:"type",params:{type:"boolean"}}],!1;var u=M===e}else var u=!0}}}}}}else
return T.errors=[{instancePath:t+"/pattern/"+P,keyword:"type",params:{type:"object"}}],!1;var _=b===e;if(!_)break}}}else
return T.errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:"array"}}],!1;var l=f===e}else var l=!0;
if(l){if(r.token!==void 0){let a=r.token;const f=e;if(e===f)if(typeof a=="string"){if(!be.test(a))return T.errors=
[{instancePath:t+"/token",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],
!1}else return T.errors=[{instancePath:t+"/token",keyword:"type",params:{type:"string"}}],!1;var l=f===e}else var l=!0;
if(l)if(r.triggers!==void 0){let a=r.triggers;const f=e;if(e===f)if(Array.isArray(a)){var v=!0;const y=a.length;
for(let P=0;P<y;P++){let n=a[P];const b=e,S=e;if(e===S)if(n&&typeof n=="object"&&!Array.isArray(n)){let Z;if(n.
on===void 0&&(Z="on"))return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"required",params:{missingProperty:Z}}],
!1;if(n.on!==void 0){let M=n.on;if(!(M==="play"||M==="end"||M==="event"))return T.errors=[{instancePath:t+"/tr\
iggers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.properties.triggers.items.allOf[0].properties.on.enum}}],
!1}}else return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1;var j=S===
e;if(j){const Z=e;if(e===Z)if(n&&typeof n=="object"&&!Array.isArray(n)){const le=n.on;if(typeof le=="string")if(le===
"play"){if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let ne;if(n.on===void 0&&(ne="on")||n.steps===void 0&&
(ne="steps"))return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"required",params:{missingProperty:ne}}],
!1;{const ye=e;for(const V in n)if(!(V==="on"||V==="steps")){return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"\
additionalProperties",params:{additionalProperty:V}}],!1;break}if(ye===e){if(n.on!==void 0){let V=n.on;const pe=e;
if(!(V==="play"||V==="end"))return T.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.
properties.triggers.items.allOf[1].oneOf[0].properties.on.enum}}],!1;var p=pe===e}else var p=!0;if(p)if(n.steps!==
void 0){const V=e;he(n.steps,{instancePath:t+"/triggers/"+P+"/steps",parentData:n,parentDataProperty:"steps",rootData:q})||
(s=s===null?he.errors:s.concat(he.errors),e=s.length);var p=V===e}else var p=!0}}}else return T.errors=[{instancePath:t+
"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1}else if(le==="end"){if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let ne;if(n.on===void 0&&(ne="on")||n.steps===void 0&&(ne="steps"))return T.errors=[{instancePath:t+
"/triggers/"+P,keyword:"required",params:{missingProperty:ne}}],!1;{const ye=e;for(const V in n)if(!(V==="on"||
V==="steps")){return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:V}}],
!1;break}if(ye===e){if(n.on!==void 0){let V=n.on;const pe=e;if(!(V==="play"||V==="end"))return T.errors=[{instancePath:t+
"/triggers/"+P+"/on",keyword:"enum",params:{allowedValues:Ee.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var h=pe===e}else var h=!0;if(h)if(n.steps!==void 0){const V=e;he(n.steps,{instancePath:t+"/trig\
gers/"+P+"/steps",parentData:n,parentDataProperty:"steps",rootData:q})||(s=s===null?he.errors:s.concat(he.errors),
e=s.length);var h=V===e}else var h=!0}}}else return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{
type:"object"}}],!1}else if(le==="event"){if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let ne;if(n.on===
void 0&&(ne="on")||n.thing===void 0&&(ne="thing")||n.deed===void 0&&(ne="deed")||n.steps===void 0&&(ne="steps"))
return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"required",params:{missingProperty:ne}}],!1;{const ye=e;
for(const V in n)if(!Ce.call(Ee.properties.triggers.items.allOf[1].oneOf[1].properties,V)){return T.errors=[{instancePath:t+
"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;break}if(ye===e){if(n.on!==void 0){
let V=n.on;const pe=e;if(typeof V!="string")return T.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"typ\
e",params:{type:"string"}}],!1;if(V!=="event")return T.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"c\
onst",params:{allowedValue:"event"}}],!1;var o=pe===e}else var o=!0;if(o){if(n.thing!==void 0){const V=e;C(n.thing,
{instancePath:t+"/triggers/"+P+"/thing",parentData:n,parentDataProperty:"thing",rootData:q})||(s=s===null?C.errors:
s.concat(C.errors),e=s.length);var o=V===e}else var o=!0;if(o){if(n.deed!==void 0){let V=n.deed;const pe=e;if(!(V===
"placed"||V==="moved"||V==="removed"))return T.errors=[{instancePath:t+"/triggers/"+P+"/deed",keyword:"enum",params:{
allowedValues:Ee.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],!1;var o=pe===e}else var o=!0;
if(o){if(n.otherThings!==void 0){let V=n.otherThings;const pe=e;if(e===pe)if(Array.isArray(V)){if(V.length<1)return T.
errors=[{instancePath:t+"/triggers/"+P+"/otherThings",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const Pe=V.
length;for(let ie=0;ie<Pe;ie++){const K=e;C(V[ie],{instancePath:t+"/triggers/"+P+"/otherThings/"+ie,parentData:V,
parentDataProperty:ie,rootData:q})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var m=K===e;if(!m)break}}}else
return T.errors=[{instancePath:t+"/triggers/"+P+"/otherThings",keyword:"type",params:{type:"array"}}],!1;var o=pe===
e}else var o=!0;if(o){if(n.otherDeeds!==void 0){let V=n.otherDeeds;const pe=e;if(e===pe)if(Array.isArray(V)){if(V.
length<1)return T.errors=[{instancePath:t+"/triggers/"+P+"/otherDeeds",keyword:"minItems",params:{limit:1}}],!1;
{var c=!0;const Pe=V.length;for(let ie=0;ie<Pe;ie++){let K=V[ie];const we=e;if(!(K==="placed"||K==="moved"||K===
"removed"))return T.errors=[{instancePath:t+"/triggers/"+P+"/otherDeeds/"+ie,keyword:"enum",params:{allowedValues:Ee.
properties.triggers.items.allOf[1].oneOf[1].properties.otherDeeds.items.enum}}],!1;var c=we===e;if(!c)break}}}else
return T.errors=[{instancePath:t+"/triggers/"+P+"/otherDeeds",keyword:"type",params:{type:"array"}}],!1;var o=pe===
e}else var o=!0;if(o){if(n.from!==void 0){const V=e;W(n.from,{instancePath:t+"/triggers/"+P+"/from",parentData:n,
parentDataProperty:"from",rootData:q})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var o=V===e}else var o=!0;
if(o){if(n.into!==void 0){const V=e;W(n.into,{instancePath:t+"/triggers/"+P+"/into",parentData:n,parentDataProperty:"\
into",rootData:q})||(s=s===null?W.errors:s.concat(W.errors),e=s.length);var o=V===e}else var o=!0;if(o){if(n.where!==
void 0){const V=e;L(n.where,{instancePath:t+"/triggers/"+P+"/where",parentData:n,parentDataProperty:"where",rootData:q})||
(s=s===null?L.errors:s.concat(L.errors),e=s.length);var o=V===e}else var o=!0;if(o){if(n.byYou!==void 0){let V=n.
byYou;const pe=e;if(typeof V!="boolean")return T.errors=[{instancePath:t+"/triggers/"+P+"/byYou",keyword:"type",
params:{type:"boolean"}}],!1;if(V!==!0)return T.errors=[{instancePath:t+"/triggers/"+P+"/byYou",keyword:"const",
params:{allowedValue:!0}}],!1;var o=pe===e}else var o=!0;if(o)if(n.steps!==void 0){const V=e;he(n.steps,{instancePath:t+
"/triggers/"+P+"/steps",parentData:n,parentDataProperty:"steps",rootData:q})||(s=s===null?he.errors:s.concat(he.
errors),e=s.length);var o=V===e}else var o=!0}}}}}}}}}}}else return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"\
type",params:{type:"object"}}],!1}else return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"discriminator",
params:{error:"mapping",tag:"on",tagValue:le}}],!1;else return T.errors=[{instancePath:t+"/triggers/"+P,keyword:"\
discriminator",params:{error:"tag",tag:"on",tagValue:le}}],!1}else return T.errors=[{instancePath:t+"/triggers\
/"+P,keyword:"type",params:{type:"object"}}],!1;var j=Z===e}var v=b===e;if(!v)break}}else return T.errors=[{instancePath:t+
"/triggers",keyword:"type",params:{type:"array"}}],!1;var l=f===e}else var l=!0}}}}}}}}}else return T.errors=[
{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return T.errors=s,e===0}function ve(r,{instancePath:t="",
parentData:U,parentDataProperty:X,rootData:q=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.format===void 0&&(u="format")||r.id===void 0&&(u="id")||r.title===void 0&&(u="title")||r.vocabulary===
void 0&&(u="vocabulary")||r.cards===void 0&&(u="cards")||r.features===void 0&&(u="features"))return ve.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const d=e;for(const g in r)if(!Ce.call(Je.
properties,g)){return ve.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(d===e){if(r.$schema!==void 0){const g=e;if(typeof r.$schema!="string")return ve.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(r.format!==void 0){let g=r.
format;const v=e;if(typeof g!="number")return ve.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(g!==1)return ve.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var l=v===e}else var l=!0;if(l){if(r.id!==void 0){let g=r.id;const v=e;if(e===v)if(typeof g=="string"){if(!Ke.
test(g))return ve.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ve.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var l=v===e}else var l=!0;if(l){if(r.title!==void 0){let g=r.title;const v=e;if(e===v)if(typeof g=="string"){
if(!Re.test(g))return ve.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ve.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(r.extends!==void 0){let g=r.extends;const v=e;
if(e===v)if(typeof g=="string"){if(!be.test(g))return ve.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ve.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(r.vocabulary!==void 0){
const g=e;De(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:q})||
(s=s===null?De.errors:s.concat(De.errors),e=s.length);var l=g===e}else var l=!0;if(l){if(r.cards!==void 0){let g=r.
cards;const v=e;if(e===v)if(Array.isArray(g)){var A=!0;const p=g.length;for(let h=0;h<p;h++){const o=e;J(g[h],
{instancePath:t+"/cards/"+h,parentData:g,parentDataProperty:h,rootData:q})||(s=s===null?J.errors:s.concat(J.errors),
e=s.length);var A=o===e;if(!A)break}}else return ve.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var l=v===e}else var l=!0;if(l){if(r.features!==void 0){let g=r.features;const v=e;if(e===v)if(Array.
isArray(g)){var _=!0;const p=g.length;for(let h=0;h<p;h++){const o=e;T(g[h],{instancePath:t+"/features/"+h,parentData:g,
parentDataProperty:h,rootData:q})||(s=s===null?T.errors:s.concat(T.errors),e=s.length);var _=o===e;if(!_)break}}else
return ve.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var l=v===e}else var l=!0;
if(l)if(r.hash!==void 0){let g=r.hash;const v=e;if(e===v)if(typeof g=="string"){if(!Qe.test(g))return ve.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ve.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0}}}}}}}}}}else return ve.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ve.errors=s,e===0}export default fr as import('./validate-json.ts').Validator;
