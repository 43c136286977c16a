/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const dr=he;var yr=he;const Ue={title:"A set of cards for ecos",type:"object",required:["format","id","title",
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
ot"],properties:{spot:{enum:["this","this-tile","named","thing","things","this-feature"]}}},{type:"object",discriminator:{
propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this"}},additionalProperties:!1},
{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this-tile"}},additionalProperties:!1},
{type:"object",required:["spot","name"],properties:{spot:{type:"string",const:"named"},name:{type:"string"}},additionalProperties:!1},
{type:"object",required:["spot","thing"],properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definit\
ions/word"}},additionalProperties:!1},{type:"object",required:["spot","compare","things"],properties:{spot:{type:"\
string",const:"things"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions\
/sought"},minItems:1}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"strin\
g",const:"this-feature"}},additionalProperties:!1}]}]},region:{allOf:[{type:"object",required:["region"],properties:{
region:{enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","f\
eature-habitat","this-tile","largest","smallest"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[
{type:"object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","\
adjacent-habitat","landscape","this-feature","feature-habitat","this-tile"]}},additionalProperties:!1},{type:"\
object",required:["region","group"],properties:{region:{enum:["largest","smallest"]},group:{$ref:"#/definition\
s/group"}},additionalProperties:!1}]}]},site:{allOf:[{type:"object",required:["where"],properties:{where:{enum:[
"adjacent","on","in","edge","within"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"obj\
ect",required:["where","to"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"adjacent"},
to:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{
not:{type:"boolean",const:!0},where:{type:"string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","regions"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"\
in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"ob\
ject",required:["where"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"edge"}},additionalProperties:!1},
{type:"object",required:["where","spaces","of"],properties:{not:{type:"boolean",const:!0},where:{type:"string",
const:"within"},spaces:{type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/spot"}},additionalProperties:!1}]}]},
eitherSite:{type:"object",required:["where","of"],properties:{where:{type:"string",const:"any"},of:{type:"arra\
y",items:{$ref:"#/definitions/site"},minItems:2}},additionalProperties:!1},where:{allOf:[{type:"object",required:[
"where"],properties:{where:{enum:["adjacent","on","in","edge","within","any","all"]}}},{type:"object",discriminator:{
propertyName:"where"},oneOf:[{type:"object",required:["where","to"],properties:{not:{type:"boolean",const:!0},
where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",
required:["where","spot"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"on"},spot:{$ref:"\
#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{not:{type:"\
boolean",const:!0},where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},
minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{not:{type:"boolean",const:!0},
where:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:["where","spaces","of"],properties:{
not:{type:"boolean",const:!0},where:{type:"string",const:"within"},spaces:{type:"integer",minimum:1,maximum:99999},
of:{$ref:"#/definitions/spot"}},additionalProperties:!1},{$ref:"#/definitions/eitherSite"},{type:"object",required:[
"where","of"],properties:{where:{type:"string",const:"all"},of:{type:"array",items:{allOf:[{type:"object",required:[
"where"],properties:{where:{enum:["adjacent","on","in","edge","within","any"]}}},{type:"object",discriminator:{
propertyName:"where"},oneOf:[{type:"object",required:["where","to"],properties:{not:{type:"boolean",const:!0},
where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",
required:["where","spot"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"on"},spot:{$ref:"\
#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{not:{type:"\
boolean",const:!0},where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},
minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{not:{type:"boolean",const:!0},
where:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:["where","spaces","of"],properties:{
not:{type:"boolean",const:!0},where:{type:"string",const:"within"},spaces:{type:"integer",minimum:1,maximum:99999},
of:{$ref:"#/definitions/spot"}},additionalProperties:!1},{$ref:"#/definitions/eitherSite"}]}]},minItems:2}},additionalProperties:!1}]}]},
count:{allOf:[{type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","s\
pent","own","spaces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["\
count","things"],properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{
type:"boolean",const:!0},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/d\
efinitions/where"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"\
string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"obje\
ct",required:["compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{
$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
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
e","have","did","spent","use","where"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"obj\
ect",required:["test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"\
adjacent"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1}},
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
$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","how","comp\
are","what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"spent"},how:{enum:["paid","l\
ost"]},compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"\
object",required:["test","use"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"use"},use:{
enum:["first","last"]}},additionalProperties:!1},{type:"object",required:["test","where"],properties:{test:{type:"\
string",const:"where"},where:{$ref:"#/definitions/where"}},additionalProperties:!1}]}]},condition:{type:"objec\
t",required:["join","tests"],properties:{join:{enum:["all","any"]},tests:{type:"array",items:{$ref:"#/definiti\
ons/test"},minItems:1}},additionalProperties:!1},reward:{allOf:[{type:"object",required:["gain"],properties:{gain:{
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
ring",const:"card-to-play"}},additionalProperties:!1}]}]},word:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-\
9]+)*$"},block:{type:"array",items:{$ref:"#/definitions/step"}},step:{allOf:[{type:"object",required:["op"],properties:{
op:{enum:["gain","place","move","replace","remove","swap","pay","lose","play","rotate","choose","may","either",
"if","repeat","each-player","choose-player"]}}},{type:"object",discriminator:{propertyName:"op"},oneOf:[{description:"\
Gives points, elements, cards or cubes, once or once for each thing counted.",type:"object",required:["op","re\
wards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"#/definitions/reward"},
minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/per"},atLeast:{type:"integer",minimum:1,
maximum:99999},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Puts tiles or tokens into the landscape (R7, R8). A gate: if it cannot be done in full, the effe\
ct ends.",type:"object",required:["op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{
$ref:"#/definitions/quantity"},kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"\
#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Moves animals from tile to tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{
op:{type:"string",const:"move"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},
overAnyTerrain:{type:"boolean",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Turns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","wit\
h"],properties:{op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"\
array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quanti\
ty","things"],properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{
type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/de\
finitions/condition"}},additionalProperties:!1},{description:"Swaps two tiles with everything on them, or two \
animals if each may be placed on the tile of the other (R8.1).",type:"object",required:["op","things","with"],
properties:{op:{type:"string",const:"swap"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},
where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},withWhere:{
$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{
description:"Pays points, free cubes or cards from hand (L35, L37). A gate: if there is too little, nothing is\
 paid and the effect ends.",type:"object",required:["op","quantity","what"],properties:{op:{type:"string",const:"\
pay"},quantity:{$ref:"#/definitions/quantityOrAll"},what:{enum:["vp","cube","card"]},if:{$ref:"#/definitions/c\
ondition"}},additionalProperties:!1},{description:"Loses points, free cubes or cards from hand, at most as man\
y as there are (L36, L37).",type:"object",required:["op","quantity","what"],properties:{op:{type:"string",const:"\
lose"},quantity:{anyOf:[{type:"object",required:["amount","upTo"],properties:{amount:{type:"integer",minimum:1,
maximum:99999},upTo:{type:"boolean",const:!1}},additionalProperties:!1},{type:"object",required:["all"],properties:{
all:{type:"boolean",const:!0}},additionalProperties:!1}]},what:{enum:["vp","cube","card"]},if:{$ref:"#/definit\
ions/condition"}},additionalProperties:!1},{description:"Plays a card from hand (R6.4, R5.9).",type:"object",required:[
"op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:"Turns an active card counter-clockwise, whic\
h gives a leaf back (R5.1, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"\
rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:'Selects something in the landscape, which becomes "this".',type:"object",required:["op","things"],
properties:{op:{type:"string",const:"choose"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},
where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Asks yes or no first (R5.7); a gate inside ends only these steps (L12).",type:"object",required:[
"op","steps"],properties:{op:{type:"string",const:"may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:"The player chooses one branch; a branch that cannot begin is not offered (L13).",type:"object",required:[
"op","branches"],properties:{op:{type:"string",const:"either"},branches:{type:"array",items:{$ref:"#/definitio\
ns/block"},minItems:2}},additionalProperties:!1},{description:"Runs the first block if the condition holds, ot\
herwise the second.",type:"object",required:["op","condition","steps"],properties:{op:{type:"string",const:"if"},
condition:{$ref:"#/definitions/condition"},steps:{$ref:"#/definitions/block"},otherwise:{$ref:"#/definitions/b\
lock"}},additionalProperties:!1},{description:"Runs its steps several times.",type:"object",required:["op","ti\
mes","steps"],properties:{op:{type:"string",const:"repeat"},times:{anyOf:[{type:"object",required:["times"],properties:{
times:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["upTo"],properties:{
upTo:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["per"],properties:{
per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:'Every player does it, or those who have something, clockwise from the owner of the card; "you" i\
s that player.',type:"object",required:["op","steps"],properties:{op:{type:"string",const:"each-player"},other:{
type:"boolean",const:!0},with:{anyOf:[{$ref:"#/definitions/rankedPlayers"},{$ref:"#/definitions/playersWith"}]},
steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Its player picks a player, who does\
 it and is "you" in it (L40).',type:"object",required:["op","steps"],properties:{op:{type:"string",const:"choo\
se-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},
Ge=Object.prototype.hasOwnProperty,Xe=new RegExp("^((?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),We=new RegExp(
"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","u"),_e=new RegExp("^(?!constructor$)[a-z]\
[a-z0-9]*(-[a-z0-9]+)*$","u"),Ze=new RegExp("^[0-9a-f]{16}$","u"),mr={type:"object",required:["settings","elem\
ents","animals","hands","layouts"],properties:{settings:{$ref:"#/definitions/settings"},elements:{type:"array",
items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{$ref:"#/definitions/animal"}},markers:{type:"\
array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{$ref:"#/definitions/hand"}},layouts:{type:"\
array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},cr={type:"object",properties:{players:{type:"\
object",required:["from","to"],properties:{from:{type:"integer",minimum:1,maximum:99999},to:{type:"integer",minimum:1,
maximum:99999}},additionalProperties:!1},target:{type:"object",required:["full"],properties:{full:{type:"integ\
er",minimum:1,maximum:99999},short:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},cubes:{type:"\
object",required:["total","start"],properties:{total:{type:"integer",minimum:1,maximum:99999},start:{type:"int\
eger",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{type:"integer",minimum:1,maximum:99999},supply:{
type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$":{type:"integer",minimum:0,maximum:99999}},
additionalProperties:!1},moreSupply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-\
9]+)*$":{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},deal:{type:"array",items:{type:"obj\
ect",required:["brown","blue","active"],properties:{brown:{type:"integer",minimum:0,maximum:99999},blue:{type:"\
integer",minimum:0,maximum:99999},active:{type:"integer",minimum:0,maximum:99999},players:{type:"integer",minimum:1,
maximum:99999}},additionalProperties:!1}},draw:{type:"array",items:{type:"object",required:["tokens"],properties:{
tokens:{type:"integer",minimum:1,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}}},
additionalProperties:!1};function S(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const n=e;for(const c in r)if(!(c==="play\
ers"||c==="target"||c==="cubes"||c==="moreCubes"||c==="supply"||c==="moreSupply"||c==="deal"||c==="draw")){return S.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(n===e){if(r.
players!==void 0){let c=r.players;const u=e;if(e===u)if(c&&typeof c=="object"&&!Array.isArray(c)){let N;if(c.from===
void 0&&(N="from")||c.to===void 0&&(N="to"))return S.errors=[{instancePath:t+"/players",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in c)if(!(a==="from"||a==="to")){return S.errors=[{instancePath:t+
"/players",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(c.from!==void 0){
let a=c.from;const y=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return S.errors=[{instancePath:t+"/players/\
from",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof a=="number"){if(a>99999||isNaN(a))return S.
errors=[{instancePath:t+"/players/from",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(
a))return S.errors=[{instancePath:t+"/players/from",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=y===
e}else var p=!0;if(p)if(c.to!==void 0){let a=c.to;const y=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return S.
errors=[{instancePath:t+"/players/to",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof a=="number"){
if(a>99999||isNaN(a))return S.errors=[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(a<1||isNaN(a))return S.errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var p=y===e}else var p=!0}}}else return S.errors=[{instancePath:t+"/players",keyword:"type",
params:{type:"object"}}],!1;var $=u===e}else var $=!0;if($){if(r.target!==void 0){let c=r.target;const u=e;if(e===
u)if(c&&typeof c=="object"&&!Array.isArray(c)){let l;if(c.full===void 0&&(l="full"))return S.errors=[{instancePath:t+
"/target",keyword:"required",params:{missingProperty:l}}],!1;{const a=e;for(const y in c)if(!(y==="full"||y===
"short")){return S.errors=[{instancePath:t+"/target",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(a===e){if(c.full!==void 0){let y=c.full;const I=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)))return S.
errors=[{instancePath:t+"/target/full",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof y=="number"){
if(y>99999||isNaN(y))return S.errors=[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(y<1||isNaN(y))return S.errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var b=I===e}else var b=!0;if(b)if(c.short!==void 0){let y=c.short;const I=e;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y)))return S.errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===I&&typeof y=="number"){if(y>99999||isNaN(y))return S.errors=[{instancePath:t+"/target/short",
keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(y<1||isNaN(y))return S.errors=[{instancePath:t+
"/target/short",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=I===e}else var b=!0}}}else return S.
errors=[{instancePath:t+"/target",keyword:"type",params:{type:"object"}}],!1;var $=u===e}else var $=!0;if($){if(r.
cubes!==void 0){let c=r.cubes;const u=e;if(e===u)if(c&&typeof c=="object"&&!Array.isArray(c)){let l;if(c.total===
void 0&&(l="total")||c.start===void 0&&(l="start"))return S.errors=[{instancePath:t+"/cubes",keyword:"required",
params:{missingProperty:l}}],!1;{const a=e;for(const y in c)if(!(y==="total"||y==="start")){return S.errors=[{
instancePath:t+"/cubes",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(a===e){if(c.
total!==void 0){let y=c.total;const I=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)))return S.errors=[{instancePath:t+
"/cubes/total",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof y=="number"){if(y>99999||isNaN(y))
return S.errors=[{instancePath:t+"/cubes/total",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(y<
1||isNaN(y))return S.errors=[{instancePath:t+"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var f=I===e}else var f=!0;if(f)if(c.start!==void 0){let y=c.start;const I=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)))return S.errors=[{instancePath:t+"/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===
I&&typeof y=="number"){if(y>99999||isNaN(y))return S.errors=[{instancePath:t+"/cubes/start",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(y<0||isNaN(y))return S.errors=[{instancePath:t+"/cubes/start",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var f=I===e}else var f=!0}}}else return S.errors=[{instancePath:t+
"/cubes",keyword:"type",params:{type:"object"}}],!1;var $=u===e}else var $=!0;if($){if(r.moreCubes!==void 0){let c=r.
moreCubes;const u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)))return S.errors=[{instancePath:t+"/moreCubes",
keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"){if(c>99999||isNaN(c))return S.errors=
[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(c<1||isNaN(c))return S.
errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var $=u===e}else var $=!0;
if($){if(r.supply!==void 0){let c=r.supply;const u=e;if(e===u)if(c&&typeof c=="object"&&!Array.isArray(c)){const l=e;
for(const a in c)if(!_e.test(a)){return S.errors=[{instancePath:t+"/supply",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e){var d=!0;for(const a in c)if(_e.test(a)){let y=c[a];const I=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)))return S.errors=[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof y=="number"){if(y>99999||isNaN(y))return S.errors=
[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(y<0||isNaN(y))return S.errors=[{instancePath:t+"/supply/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=I===e;if(!d)break}}}else return S.errors=[
{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var $=u===e}else var $=!0;if($){if(r.moreSupply!==
void 0){let c=r.moreSupply;const u=e;if(e===u)if(c&&typeof c=="object"&&!Array.isArray(c)){const l=e;for(const a in c)
if(!_e.test(a)){return S.errors=[{instancePath:t+"/moreSupply",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){var g=!0;for(const a in c)if(_e.test(a)){let y=c[a];const I=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)))return S.errors=[{instancePath:t+"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"integer"}}],!1;if(e===I&&typeof y=="number"){if(y>99999||isNaN(y))return S.errors=[{instancePath:t+
"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(y<1||isNaN(y))return S.errors=[{instancePath:t+"/moreSupply/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var g=I===e;if(!g)break}}}else return S.errors=[{instancePath:t+
"/moreSupply",keyword:"type",params:{type:"object"}}],!1;var $=u===e}else var $=!0;if($){if(r.deal!==void 0){let c=r.
deal;const u=e;if(e===u)if(Array.isArray(c)){var k=!0;const l=c.length;for(let a=0;a<l;a++){let y=c[a];const I=e;
if(e===I)if(y&&typeof y=="object"&&!Array.isArray(y)){let w;if(y.brown===void 0&&(w="brown")||y.blue===void 0&&
(w="blue")||y.active===void 0&&(w="active"))return S.errors=[{instancePath:t+"/deal/"+a,keyword:"required",params:{
missingProperty:w}}],!1;{const P=e;for(const o in y)if(!(o==="brown"||o==="blue"||o==="active"||o==="players")){
return S.errors=[{instancePath:t+"/deal/"+a,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(P===e){if(y.brown!==void 0){let o=y.brown;const D=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return S.
errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof o=="n\
umber"){if(o>99999||isNaN(o))return S.errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(o<0||isNaN(o))return S.errors=[{instancePath:t+"/deal/"+a+"/brown",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var h=D===e}else var h=!0;if(h){if(y.blue!==void 0){let o=y.blue;const D=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return S.errors=[{instancePath:t+"/deal/"+a+"/blue",keyword:"type",
params:{type:"integer"}}],!1;if(e===D&&typeof o=="number"){if(o>99999||isNaN(o))return S.errors=[{instancePath:t+
"/deal/"+a+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<0||isNaN(o))return S.errors=
[{instancePath:t+"/deal/"+a+"/blue",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var h=D===e}else var h=!0;
if(h){if(y.active!==void 0){let o=y.active;const D=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return S.errors=
[{instancePath:t+"/deal/"+a+"/active",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof o=="number"){
if(o>99999||isNaN(o))return S.errors=[{instancePath:t+"/deal/"+a+"/active",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(o<0||isNaN(o))return S.errors=[{instancePath:t+"/deal/"+a+"/active",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var h=D===e}else var h=!0;if(h)if(y.players!==void 0){let o=y.players;const D=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return S.errors=[{instancePath:t+"/deal/"+a+"/players",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===D&&typeof o=="number"){if(o>99999||isNaN(o))return S.errors=[{instancePath:t+
"/deal/"+a+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return S.errors=
[{instancePath:t+"/deal/"+a+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var h=D===e}else
var h=!0}}}}}else return S.errors=[{instancePath:t+"/deal/"+a,keyword:"type",params:{type:"object"}}],!1;var k=I===
e;if(!k)break}}else return S.errors=[{instancePath:t+"/deal",keyword:"type",params:{type:"array"}}],!1;var $=u===
e}else var $=!0;if($)if(r.draw!==void 0){let c=r.draw;const u=e;if(e===u)if(Array.isArray(c)){var m=!0;const l=c.
length;for(let a=0;a<l;a++){let y=c[a];const I=e;if(e===I)if(y&&typeof y=="object"&&!Array.isArray(y)){let w;if(y.
tokens===void 0&&(w="tokens"))return S.errors=[{instancePath:t+"/draw/"+a,keyword:"required",params:{missingProperty:w}}],
!1;{const P=e;for(const o in y)if(!(o==="tokens"||o==="players")){return S.errors=[{instancePath:t+"/draw/"+a,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(y.tokens!==void 0){let o=y.
tokens;const D=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return S.errors=[{instancePath:t+"/draw/"+a+"/tok\
ens",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof o=="number"){if(o>99999||isNaN(o))return S.errors=
[{instancePath:t+"/draw/"+a+"/tokens",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(
o))return S.errors=[{instancePath:t+"/draw/"+a+"/tokens",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var j=D===e}else var j=!0;if(j)if(y.players!==void 0){let o=y.players;const D=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)))return S.errors=[{instancePath:t+"/draw/"+a+"/players",keyword:"type",params:{type:"integer"}}],
!1;if(e===D&&typeof o=="number"){if(o>99999||isNaN(o))return S.errors=[{instancePath:t+"/draw/"+a+"/players",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return S.errors=[{instancePath:t+"/draw/"+
a+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var j=D===e}else var j=!0}}}else return S.
errors=[{instancePath:t+"/draw/"+a,keyword:"type",params:{type:"object"}}],!1;var m=I===e;if(!m)break}}else return S.
errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var $=u===e}else var $=!0}}}}}}}}else
return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return S.errors=s,e===0}const gr={
type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][\
a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"boolean"}},additionalProperties:!1};
function Ve(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.name===void 0&&($="name")||r.count===void 0&&($="count")||
r.any===void 0&&($="any"))return Ve.errors=[{instancePath:t,keyword:"required",params:{missingProperty:$}}],!1;
{const b=e;for(const f in r)if(!(f==="name"||f==="count"||f==="any")){return Ve.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.name!==void 0){let f=r.name;const d=e;
if(e===d)if(typeof f=="string"){if(!_e.test(f))return Ve.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Ve.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var p=d===e}else var p=!0;if(p){if(r.count!==void 0){let f=r.count;const d=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return Ve.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof f=="number"){if(f>99999||isNaN(f))return Ve.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return Ve.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=d===e}else var p=!0;if(p)if(r.any!==void 0){
const f=e;if(typeof r.any!="boolean")return Ve.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var p=f===e}else var p=!0}}}}else return Ve.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return Ve.errors=s,e===0}const He={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function be(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.plural===void 0&&(f="plur\
al")||r.count===void 0&&(f="count")||r.on===void 0&&(f="on"))return be.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:f}}],!1;{const d=e;for(const g in r)if(!(g==="name"||g==="plural"||g==="count"||g===
"on"||g==="beside")){return be.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(d===e){if(r.name!==void 0){let g=r.name;const k=e;if(e===k)if(typeof g=="string"){if(!_e.test(g))return be.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return be.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=k===
e}else var p=!0;if(p){if(r.plural!==void 0){let g=r.plural;const k=e;if(e===k)if(typeof g=="string"){if(!_e.test(
g))return be.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return be.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var p=k===e}else var p=!0;if(p){if(r.count!==void 0){let g=r.count;const k=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)))return be.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof g==
"number"){if(g>99999||isNaN(g))return be.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(g<0||isNaN(g))return be.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=k===e}else var p=!0;if(p){if(r.on!==void 0){let g=r.on;const k=e,h=e;let m=!1;const j=e;
if(e===j)if(g&&typeof g=="object"&&!Array.isArray(g)){let c;if(g.terrain===void 0&&(c="terrain")){const u={instancePath:t+
"/on",keyword:"required",params:{missingProperty:c}};s===null?s=[u]:s.push(u),e++}else{const u=e;for(const N in g)
if(N!=="terrain"){const l={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:N}};
s===null?s=[l]:s.push(l),e++;break}if(u===e&&g.terrain!==void 0){let N=g.terrain;if(e===e)if(Array.isArray(N))
if(N.length<1){const a={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};s===null?s=[a]:s.push(
a),e++}else{var $=!0;const a=N.length;for(let y=0;y<a;y++){let I=N[y];const v=e;if(!(I==="desert"||I==="grassl\
and"||I==="water")){const P={instancePath:t+"/on/terrain/"+y,keyword:"enum",params:{allowedValues:He.properties.
on.anyOf[0].properties.terrain.items.enum}};s===null?s=[P]:s.push(P),e++}var $=v===e;if(!$)break}}else{const a={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};s===null?s=[a]:s.push(a),e++}}}}else{const c={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};s===null?s=[c]:s.push(c),e++}var b=j===e;if(m=m||b,
!m){const c=e;if(e===c)if(g&&typeof g=="object"&&!Array.isArray(g)){let N;if(g.token===void 0&&(N="token")){const l={
instancePath:t+"/on",keyword:"required",params:{missingProperty:N}};s===null?s=[l]:s.push(l),e++}else{const l=e;
for(const a in g)if(a!=="token"){const y={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:a}};
s===null?s=[y]:s.push(y),e++;break}if(l===e&&g.token!==void 0){let a=g.token;if(!(a==="mountain"||a==="forest")){
const y={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:He.properties.on.anyOf[1].properties.
token.enum}};s===null?s=[y]:s.push(y),e++}}}}else{const N={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};s===null?s=[N]:s.push(N),e++}var b=c===e;m=m||b}if(m)e=h,s!==null&&(h?s.length=h:s=null);else{const c={
instancePath:t+"/on",keyword:"anyOf",params:{}};return s===null?s=[c]:s.push(c),e++,be.errors=s,!1}var p=k===e}else
var p=!0;if(p)if(r.beside!==void 0){let g=r.beside;const k=e;if(!(g==="desert"||g==="grassland"||g==="water"||
g==="land"||g==="tile"||g==="mountain"||g==="forest"||g==="edge"))return be.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:He.properties.beside.enum}}],!1;var p=k===e}else var p=!0}}}}}}else return be.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return be.errors=s,e===0}const er={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function ve(r,{
instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.name===void 0&&(b="name")||r.plural===void 0&&(b="plural")||r.count===
void 0&&(b="count")||r.on===void 0&&(b="on")||r.most===void 0&&(b="most"))return ve.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:b}}],!1;{const f=e;for(const d in r)if(!(d==="name"||d==="plural"||d==="coun\
t"||d==="on"||d==="most")){return ve.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(f===e){if(r.name!==void 0){let d=r.name;const g=e;if(e===g)if(typeof d=="string"){if(!_e.test(d))return ve.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ve.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=g===
e}else var p=!0;if(p){if(r.plural!==void 0){let d=r.plural;const g=e;if(e===g)if(typeof d=="string"){if(!_e.test(
d))return ve.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ve.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var p=g===e}else var p=!0;if(p){if(r.count!==void 0){let d=r.count;const g=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)))return ve.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof d==
"number"){if(d>99999||isNaN(d))return ve.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(d<0||isNaN(d))return ve.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=g===e}else var p=!0;if(p){if(r.on!==void 0){let d=r.on;const g=e;if(e===g)if(Array.isArray(
d)){if(d.length<1)return ve.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var $=!0;const h=d.
length;for(let m=0;m<h;m++){let j=d[m];const n=e;if(!(j==="desert"||j==="grassland"||j==="water"||j==="mountai\
n"||j==="forest"))return ve.errors=[{instancePath:t+"/on/"+m,keyword:"enum",params:{allowedValues:er.properties.
on.items.enum}}],!1;var $=n===e;if(!$)break}}}else return ve.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var p=g===e}else var p=!0;if(p)if(r.most!==void 0){let d=r.most;const g=e;if(!(typeof d=="n\
umber"&&!(d%1)&&!isNaN(d)))return ve.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===g&&typeof d=="number"){if(d>99999||isNaN(d))return ve.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(d<1||isNaN(d))return ve.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=g===e}else var p=!0}}}}}}else return ve.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return ve.errors=s,e===0}const rr={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function Oe(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.name===void 0&&($="name")||r.mark===
void 0&&($="mark")||r.title===void 0&&($="title"))return Oe.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:$}}],!1;{const b=e;for(const f in r)if(!(f==="name"||f==="mark"||f==="title")){return Oe.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.name!==
void 0){let f=r.name;const d=e;if(e===d)if(typeof f=="string"){if(!_e.test(f))return Oe.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Oe.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=d===e}else var p=!0;if(p){if(r.
mark!==void 0){let f=r.mark;const d=e;if(!(f==="footprint"||f==="leaf"))return Oe.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:rr.properties.mark.enum}}],!1;var p=d===e}else var p=!0;if(p)if(r.title!==
void 0){let f=r.title;const d=e;if(e===d)if(typeof f=="string"){if(!We.test(f))return Oe.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return Oe.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var p=d===e}else
var p=!0}}}}else return Oe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Oe.errors=
s,e===0}const tr={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function ce(r,{
instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.tiles===void 0&&(f="tiles"))return ce.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const d=e;for(const g in r)if(!(g==="name"||
g==="tiles")){return ce.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(d===e){if(r.name!==void 0){let g=r.name;const k=e;if(e===k)if(typeof g=="string"){if(!_e.test(g))return ce.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ce.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=k===
e}else var p=!0;if(p)if(r.tiles!==void 0){let g=r.tiles;const k=e;if(e===k)if(Array.isArray(g)){if(g.length<1)
return ce.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var $=!0;const m=g.length;
for(let j=0;j<m;j++){let n=g[j];const c=e;if(e===c)if(n&&typeof n=="object"&&!Array.isArray(n)){let N;if(n.q===
void 0&&(N="q")||n.r===void 0&&(N="r")||n.terrain===void 0&&(N="terrain"))return ce.errors=[{instancePath:t+"/\
tiles/"+j,keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in n)if(!(a==="q"||a==="r"||
a==="terrain")){return ce.errors=[{instancePath:t+"/tiles/"+j,keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(n.q!==void 0){let a=n.q;const y=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ce.
errors=[{instancePath:t+"/tiles/"+j+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof a=="numb\
er"){if(a>99999||isNaN(a))return ce.errors=[{instancePath:t+"/tiles/"+j+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ce.errors=[{instancePath:t+"/tiles/"+j+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var b=y===e}else var b=!0;if(b){if(n.r!==void 0){let a=n.r;const y=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ce.errors=[{instancePath:t+"/tiles/"+j+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===y&&typeof a=="number"){if(a>99999||isNaN(a))return ce.errors=[{instancePath:t+
"/tiles/"+j+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ce.errors=
[{instancePath:t+"/tiles/"+j+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var b=y===e}else
var b=!0;if(b)if(n.terrain!==void 0){let a=n.terrain;const y=e;if(!(a==="desert"||a==="grassland"||a==="water"))
return ce.errors=[{instancePath:t+"/tiles/"+j+"/terrain",keyword:"enum",params:{allowedValues:tr.properties.tiles.
items.properties.terrain.enum}}],!1;var b=y===e}else var b=!0}}}}else return ce.errors=[{instancePath:t+"/tile\
s/"+j,keyword:"type",params:{type:"object"}}],!1;var $=c===e;if(!$)break}}}else return ce.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var p=k===e}else var p=!0}}}else return ce.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return ce.errors=s,e===0}function ze(r,{instancePath:t="",parentData:ne,
parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;
if(r.settings===void 0&&(k="settings")||r.elements===void 0&&(k="elements")||r.animals===void 0&&(k="animals")||
r.hands===void 0&&(k="hands")||r.layouts===void 0&&(k="layouts"))return ze.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:k}}],!1;{const h=e;for(const m in r)if(!(m==="settings"||m==="elements"||m==="\
animals"||m==="markers"||m==="hands"||m==="layouts")){return ze.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:m}}],!1;break}if(h===e){if(r.settings!==void 0){const m=e;S(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:_})||(s=s===null?S.errors:s.concat(S.errors),e=
s.length);var p=m===e}else var p=!0;if(p){if(r.elements!==void 0){let m=r.elements;const j=e;if(e===j)if(Array.
isArray(m)){var $=!0;const c=m.length;for(let u=0;u<c;u++){const N=e;Ve(m[u],{instancePath:t+"/elements/"+u,parentData:m,
parentDataProperty:u,rootData:_})||(s=s===null?Ve.errors:s.concat(Ve.errors),e=s.length);var $=N===e;if(!$)break}}else
return ze.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var p=j===e}else var p=!0;
if(p){if(r.animals!==void 0){let m=r.animals;const j=e;if(e===j)if(Array.isArray(m)){var b=!0;const c=m.length;
for(let u=0;u<c;u++){const N=e;be(m[u],{instancePath:t+"/animals/"+u,parentData:m,parentDataProperty:u,rootData:_})||
(s=s===null?be.errors:s.concat(be.errors),e=s.length);var b=N===e;if(!b)break}}else return ze.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var p=j===e}else var p=!0;if(p){if(r.markers!==void 0){let m=r.
markers;const j=e;if(e===j)if(Array.isArray(m)){var f=!0;const c=m.length;for(let u=0;u<c;u++){const N=e;ve(m[u],
{instancePath:t+"/markers/"+u,parentData:m,parentDataProperty:u,rootData:_})||(s=s===null?ve.errors:s.concat(ve.
errors),e=s.length);var f=N===e;if(!f)break}}else return ze.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var p=j===e}else var p=!0;if(p){if(r.hands!==void 0){let m=r.hands;const j=e;if(e===
j)if(Array.isArray(m)){var d=!0;const c=m.length;for(let u=0;u<c;u++){const N=e;Oe(m[u],{instancePath:t+"/hand\
s/"+u,parentData:m,parentDataProperty:u,rootData:_})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var d=N===
e;if(!d)break}}else return ze.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var p=j===
e}else var p=!0;if(p)if(r.layouts!==void 0){let m=r.layouts;const j=e;if(e===j)if(Array.isArray(m)){var g=!0;const c=m.
length;for(let u=0;u<c;u++){const N=e;ce(m[u],{instancePath:t+"/layouts/"+u,parentData:m,parentDataProperty:u,
rootData:_})||(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var g=N===e;if(!g)break}}else return ze.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var p=j===e}else var p=!0}}}}}}}else return ze.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ze.errors=s,e===0}const Be={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},wr={type:"array",items:{$ref:"#/definitions/step"}},Fe={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","swap","pay","lo\
se","play","rotate","choose","may","either","if","repeat","each-player","choose-player"]}}},{type:"object",discriminator:{
propertyName:"op"},oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing co\
unted.",type:"object",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"arr\
ay",items:{$ref:"#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/\
per"},atLeast:{type:"integer",minimum:1,maximum:99999},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:"Puts tiles or tokens into the landscape (R7,\
 R8). A gate: if it cannot be done in full, the effect ends.",type:"object",required:["op","quantity","kinds"],
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
{description:"Swaps two tiles with everything on them, or two animals if each may be placed on the tile of the\
 other (R8.1).",type:"object",required:["op","things","with"],properties:{op:{type:"string",const:"swap"},things:{
type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"ar\
ray",items:{$ref:"#/definitions/sought"},minItems:1},withWhere:{$ref:"#/definitions/where"},as:{type:"string"},
if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Pays points, free cubes or cards f\
rom hand (L35, L37). A gate: if there is too little, nothing is paid and the effect ends.",type:"object",required:[
"op","quantity","what"],properties:{op:{type:"string",const:"pay"},quantity:{$ref:"#/definitions/quantityOrAll"},
what:{enum:["vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"L\
oses points, free cubes or cards from hand, at most as many as there are (L36, L37).",type:"object",required:[
"op","quantity","what"],properties:{op:{type:"string",const:"lose"},quantity:{anyOf:[{type:"object",required:[
"amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean",const:!1}},additionalProperties:!1},
{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]},what:{enum:[
"vp","cube","card"]},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Plays a card \
from hand (R6.4, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{
type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:["op","c\
ubes"],properties:{op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"\
#/definitions/condition"}},additionalProperties:!1},{description:'Selects something in the landscape, which be\
comes "this".',type:"object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{type:"\
array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},if:{
$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); a gate in\
side ends only these steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",const:"\
may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"The player chooses one branch\
; a branch that cannot begin is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"\
string",const:"either"},branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},
{description:"Runs the first block if the condition holds, otherwise the second.",type:"object",required:["op",
"condition","steps"],properties:{op:{type:"string",const:"if"},condition:{$ref:"#/definitions/condition"},steps:{
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
finitions/block"}},additionalProperties:!1}]}]},sr={allOf:[{type:"object",required:["gain"],properties:{gain:{
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
ring",const:"card-to-play"}},additionalProperties:!1}]}]};function B(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.gain===
void 0&&(m="gain"))return B.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;if(r.gain!==
void 0){let j=r.gain;if(!(j==="vp"||j==="element"||j==="mix"||j==="card"||j==="cube"||j==="card-to-play"))return B.
errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:sr.allOf[0].properties.gain.enum}}],!1}}else
return B.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=p===e;if($){const m=e;if(e===
m)if(r&&typeof r=="object"&&!Array.isArray(r)){const n=r.gain;if(typeof n=="string")if(n==="vp"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.gain===void 0&&(u="gain")||r.amount===void 0&&(u="amount"))return B.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l===
"gain"||l==="amount")){return B.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(N===e){if(r.gain!==void 0){let l=r.gain;const a=e;if(typeof l!="string")return B.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(l!=="vp")return B.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var b=a===e}else var b=!0;if(b)if(r.amount!==void 0){let l=r.amount;const a=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(l<1||isNaN(l))return B.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=a===e}else var b=!0}}}else return B.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let u;if(r.gain===void 0&&(u="gain")||r.element===void 0&&(u="element")||r.amount===
void 0&&(u="amount"))return B.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const N=e;
for(const l in r)if(!(l==="gain"||l==="element"||l==="amount")){return B.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.gain!==void 0){let l=r.gain;const a=e;
if(typeof l!="string")return B.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(l!==
"element")return B.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var f=a===
e}else var f=!0;if(f){if(r.element!==void 0){const l=e;if(typeof r.element!="string")return B.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var f=l===e}else var f=!0;if(f)if(r.amount!==void 0){let l=r.
amount;const a=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(l<1||isNaN(l))return B.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var f=a===e}else var f=!0}}}}else return B.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let u;if(r.gain===void 0&&(u="gain")||r.elements===void 0&&(u="elements")||r.amount===void 0&&
(u="amount"))return B.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)
if(!(l==="gain"||l==="elements"||l==="amount")){return B.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(N===e){if(r.gain!==void 0){let l=r.gain;const a=e;if(typeof l!="st\
ring")return B.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(l!=="mix")return B.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var d=a===e}else var d=!0;if(d){
if(r.elements!==void 0){let l=r.elements;const a=e;if(e===a)if(Array.isArray(l)){if(l.length<1)return B.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const I=l.length;for(let v=0;v<
I;v++){const w=e;if(typeof l[v]!="string")return B.errors=[{instancePath:t+"/elements/"+v,keyword:"type",params:{
type:"string"}}],!1;var g=w===e;if(!g)break}}}else return B.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var d=a===e}else var d=!0;if(d)if(r.amount!==void 0){let l=r.amount;const a=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(l<1||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var d=a===e}else var d=!0}}}}else return B.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.gain===void 0&&(u="gain")||r.amount===void 0&&(u="amount"))return B.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="gain"||l==="amount"||l==="of")){
return B.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===
e){if(r.gain!==void 0){let l=r.gain;const a=e;if(typeof l!="string")return B.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(l!=="card")return B.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var k=a===e}else var k=!0;if(k){if(r.amount!==void 0){let l=r.amount;const a=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(l<1||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var k=a===e}else var k=!0;if(k)if(r.of!==void 0){let l=r.of;const a=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/of",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+"/of",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(l<2||isNaN(l))return B.errors=[{instancePath:t+"/of",keyword:"\
minimum",params:{comparison:">=",limit:2}}],!1}var k=a===e}else var k=!0}}}}else return B.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.gain===void 0&&(u="gain")||r.amount===void 0&&(u="amount"))return B.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="gain"||l==="amount")){return B.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.
gain!==void 0){let l=r.gain;const a=e;if(typeof l!="string")return B.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(l!=="cube")return B.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var h=a===e}else var h=!0;if(h)if(r.amount!==void 0){let l=r.amount;const a=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)))return B.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof l=="number"){if(l>99999||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(l<1||isNaN(l))return B.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var h=a===e}else var h=!0}}}else return B.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.gain===void 0&&(u="gain"))return B.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const N=e;for(const l in r)if(l!=="gain"){return B.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(N===e&&r.gain!==void 0){let l=r.gain;if(typeof l!="string")return B.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(l!=="card-to-play")return B.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return B.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return B.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:n}}],!1;else return B.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:n}}],!1}else return B.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var $=m===e}return B.errors=s,e===0}const vr={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},Ce={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players","spent","own","sp\
aces"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count","things"],
properties:{count:{type:"string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",
const:!0},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1},where:{$ref:"#/definitions/wher\
e"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{count:{type:"string",const:"\
groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",required:["\
compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/defi\
nitions/sought"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},deed:{enum:["placed","\
moved","removed","replaced"]},thing:{$ref:"#/definitions/sought"},things:{type:"array",items:{$ref:"#/definiti\
ons/sought"},minItems:2},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},with:{$ref:"#/defin\
itions/playersWith"}},additionalProperties:!1},{type:"object",required:["count","how","what"],properties:{count:{
type:"string",const:"spent"},how:{enum:["paid","lost"]},what:{enum:["vp","cube","card"]}},additionalProperties:!1},
{type:"object",required:["count","what"],properties:{count:{type:"string",const:"own"},what:{enum:["cube","car\
d","active-card","leaf"]}},additionalProperties:!1},{type:"object",required:["count"],properties:{count:{type:"\
string",const:"spaces"}},additionalProperties:!1}]}]},kr={anyOf:[{$ref:"#/definitions/word"},{$ref:"#/definiti\
ons/holder"}]},hr={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},ir=new RegExp("^[a-z][a-z0-9]*(-[a-z\
0-9]+)*$","u");function se(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(!ir.test(r))return se.errors=[{instancePath:t,keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return se.errors=[{instancePath:t,keyword:"type",params:{type:"\
string"}}],!1;return se.errors=s,e===0}const br={type:"object",required:["ground","with"],properties:{ground:{
$ref:"#/definitions/word"},with:{type:"array",items:{type:"object",required:["compare","things"],properties:{compare:{
$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
minItems:1}},additionalProperties:!1},or={type:"object",required:["is","amount"],properties:{is:{enum:["least",
"most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function Z(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let $;if(r.is===void 0&&($="is")||r.amount===void 0&&($="amount"))return Z.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:$}}],!1;{const b=e;for(const f in r)if(!(f==="is"||f==="amount")){return Z.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.
is!==void 0){let f=r.is;const d=e;if(!(f==="least"||f==="most"||f==="exactly"))return Z.errors=[{instancePath:t+
"/is",keyword:"enum",params:{allowedValues:or.properties.is.enum}}],!1;var p=d===e}else var p=!0;if(p)if(r.amount!==
void 0){let f=r.amount;const d=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return Z.errors=[{instancePath:t+
"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof f=="number"){if(f>99999||isNaN(f))return Z.
errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))
return Z.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=d===e}else
var p=!0}}}else return Z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Z.errors=s,
e===0}function qe(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.ground===void 0&&(d="ground")||r.with===void 0&&(d="\
with"))return qe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const g=e;for(const k in r)
if(!(k==="ground"||k==="with")){return qe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(g===e){if(r.ground!==void 0){const k=e;se(r.ground,{instancePath:t+"/ground",parentData:r,parentDataProperty:"\
ground",rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=k===e}else var p=!0;if(p)if(r.
with!==void 0){let k=r.with;const h=e;if(e===h)if(Array.isArray(k)){if(k.length<1)return qe.errors=[{instancePath:t+
"/with",keyword:"minItems",params:{limit:1}}],!1;{var $=!0;const j=k.length;for(let n=0;n<j;n++){let c=k[n];const u=e;
if(e===u)if(c&&typeof c=="object"&&!Array.isArray(c)){let l;if(c.compare===void 0&&(l="compare")||c.things===void 0&&
(l="things"))return qe.errors=[{instancePath:t+"/with/"+n,keyword:"required",params:{missingProperty:l}}],!1;{
const a=e;for(const y in c)if(!(y==="compare"||y==="things")){return qe.errors=[{instancePath:t+"/with/"+n,keyword:"\
additionalProperties",params:{additionalProperty:y}}],!1;break}if(a===e){if(c.compare!==void 0){const y=e;Z(c.
compare,{instancePath:t+"/with/"+n+"/compare",parentData:c,parentDataProperty:"compare",rootData:_})||(s=s===null?
Z.errors:s.concat(Z.errors),e=s.length);var b=y===e}else var b=!0;if(b)if(c.things!==void 0){let y=c.things;const I=e;
if(e===I)if(Array.isArray(y)){if(y.length<1)return qe.errors=[{instancePath:t+"/with/"+n+"/things",keyword:"mi\
nItems",params:{limit:1}}],!1;{var f=!0;const w=y.length;for(let P=0;P<w;P++){const o=e;se(y[P],{instancePath:t+
"/with/"+n+"/things/"+P,parentData:y,parentDataProperty:P,rootData:_})||(s=s===null?se.errors:s.concat(se.errors),
e=s.length);var f=o===e;if(!f)break}}}else return qe.errors=[{instancePath:t+"/with/"+n+"/things",keyword:"typ\
e",params:{type:"array"}}],!1;var b=I===e}else var b=!0}}}else return qe.errors=[{instancePath:t+"/with/"+n,keyword:"\
type",params:{type:"object"}}],!1;var $=u===e;if(!$)break}}}else return qe.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var p=h===e}else var p=!0}}}else return qe.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1;return qe.errors=s,e===0}function ee(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;const p=e;let $=!1;const b=e;se(r,{instancePath:t,parentData:ne,parentDataProperty:ae,
rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var f=b===e;if($=$||f,!$){const d=e;qe(r,{
instancePath:t,parentData:ne,parentDataProperty:ae,rootData:_})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.
length);var f=d===e;$=$||f}if($)e=p,s!==null&&(p?s.length=p:s=null);else{const d={instancePath:t,keyword:"anyO\
f",params:{}};return s===null?s=[d]:s.push(d),e++,ee.errors=s,!1}return ee.errors=s,e===0}const Ke={allOf:[{type:"\
object",required:["where"],properties:{where:{enum:["adjacent","on","in","edge","within","any","all"]}}},{type:"\
object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["where","to"],properties:{not:{type:"\
boolean",const:!0},where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","spot"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"\
on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{
not:{type:"boolean",const:!0},where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definition\
s/region"},minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{not:{type:"bool\
ean",const:!0},where:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:["where","\
spaces","of"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"within"},spaces:{type:"int\
eger",minimum:1,maximum:99999},of:{$ref:"#/definitions/spot"}},additionalProperties:!1},{$ref:"#/definitions/e\
itherSite"},{type:"object",required:["where","of"],properties:{where:{type:"string",const:"all"},of:{type:"arr\
ay",items:{allOf:[{type:"object",required:["where"],properties:{where:{enum:["adjacent","on","in","edge","with\
in","any"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["where","to"],
properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},
additionalProperties:!1},{type:"object",required:["where","spot"],properties:{not:{type:"boolean",const:!0},where:{
type:"string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:[
"where","regions"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"in"},regions:{type:"a\
rray",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"object",required:["wher\
e"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"edge"}},additionalProperties:!1},{type:"\
object",required:["where","spaces","of"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"\
within"},spaces:{type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{$ref:"#/definitions/eitherSite"}]}]},minItems:2}},additionalProperties:!1}]}]},nr={allOf:[{type:"object",required:[
"spot"],properties:{spot:{enum:["this","this-tile","named","thing","things","this-feature"]}}},{type:"object",
discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"string",const:"\
this"}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"string",const:"this-\
tile"}},additionalProperties:!1},{type:"object",required:["spot","name"],properties:{spot:{type:"string",const:"\
named"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["spot","thing"],properties:{spot:{
type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:[
"spot","compare","things"],properties:{spot:{type:"string",const:"things"},compare:{$ref:"#/definitions/compar\
e"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},{type:"obje\
ct",required:["spot"],properties:{spot:{type:"string",const:"this-feature"}},additionalProperties:!1}]}]};function Y(r,{
instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&
typeof r=="object"&&!Array.isArray(r)){let k;if(r.spot===void 0&&(k="spot"))return Y.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:k}}],!1;if(r.spot!==void 0){let h=r.spot;if(!(h==="this"||h==="this-tile"||h===
"named"||h==="thing"||h==="things"||h==="this-feature"))return Y.errors=[{instancePath:t+"/spot",keyword:"enum",
params:{allowedValues:nr.allOf[0].properties.spot.enum}}],!1}}else return Y.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1;var $=p===e;if($){const k=e;if(e===k)if(r&&typeof r=="object"&&!Array.isArray(
r)){const m=r.spot;if(typeof m=="string")if(m==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.spot===void 0&&(n="spot"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const c=e;for(const u in r)if(u!=="spot"){return Y.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(c===e&&r.spot!==void 0){let u=r.spot;if(typeof u!="string")return Y.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(u!=="this")return Y.errors=[{instancePath:t+
"/spot",keyword:"const",params:{allowedValue:"this"}}],!1}}}else return Y.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else if(m==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.spot===void 0&&(n="spot"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const c=e;for(const u in r)if(u!=="spot"){return Y.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(c===e&&r.spot!==void 0){let u=r.spot;if(typeof u!="string")return Y.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(u!=="this-tile")return Y.errors=
[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"this-tile"}}],!1}}}else return Y.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(m==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.spot===void 0&&(n="spot")||r.name===void 0&&(n="name"))return Y.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:n}}],!1;{const c=e;for(const u in r)if(!(u==="spot"||u==="name")){return Y.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(c===e){if(r.spot!==
void 0){let u=r.spot;const N=e;if(typeof u!="string")return Y.errors=[{instancePath:t+"/spot",keyword:"type",params:{
type:"string"}}],!1;if(u!=="named")return Y.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"\
named"}}],!1;var b=N===e}else var b=!0;if(b)if(r.name!==void 0){const u=e;if(typeof r.name!="string")return Y.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var b=u===e}else var b=!0}}}else return Y.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="thing"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.spot===void 0&&(n="spot")||r.thing===void 0&&(n="thing"))return Y.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const c=e;for(const u in r)if(!(u==="spot"||
u==="thing")){return Y.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(c===e){if(r.spot!==void 0){let u=r.spot;const N=e;if(typeof u!="string")return Y.errors=[{instancePath:t+
"/spot",keyword:"type",params:{type:"string"}}],!1;if(u!=="thing")return Y.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"thing"}}],!1;var f=N===e}else var f=!0;if(f)if(r.thing!==void 0){const u=e;se(r.thing,
{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:_})||(s=s===null?se.errors:s.concat(
se.errors),e=s.length);var f=u===e}else var f=!0}}}else return Y.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(m==="things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.spot===
void 0&&(n="spot")||r.compare===void 0&&(n="compare")||r.things===void 0&&(n="things"))return Y.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:n}}],!1;{const c=e;for(const u in r)if(!(u==="spot"||u==="compare"||
u==="things")){return Y.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(c===e){if(r.spot!==void 0){let u=r.spot;const N=e;if(typeof u!="string")return Y.errors=[{instancePath:t+
"/spot",keyword:"type",params:{type:"string"}}],!1;if(u!=="things")return Y.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"things"}}],!1;var d=N===e}else var d=!0;if(d){if(r.compare!==void 0){const u=e;Z(
r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:
s.concat(Z.errors),e=s.length);var d=u===e}else var d=!0;if(d)if(r.things!==void 0){let u=r.things;const N=e;if(e===
N)if(Array.isArray(u)){if(u.length<1)return Y.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var g=!0;const a=u.length;for(let y=0;y<a;y++){const I=e;ee(u[y],{instancePath:t+"/things/"+y,parentData:u,
parentDataProperty:y,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var g=I===e;if(!g)break}}}else
return Y.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var d=N===e}else var d=!0}}}}else
return Y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="this-feature"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.spot===void 0&&(n="spot"))return Y.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:n}}],!1;{const c=e;for(const u in r)if(u!=="spot"){return Y.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(c===e&&r.spot!==void 0){
let u=r.spot;if(typeof u!="string")return Y.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"strin\
g"}}],!1;if(u!=="this-feature")return Y.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"\
this-feature"}}],!1}}}else return Y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return Y.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"spot",tagValue:m}}],!1;else return Y.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"spot",tagValue:m}}],!1}else return Y.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=k===e}return Y.errors=s,e===0}const Te={
allOf:[{type:"object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this-land\
mass","adjacent-habitat","landscape","this-feature","feature-habitat","this-tile","largest","smallest"]}}},{type:"\
object",discriminator:{propertyName:"region"},oneOf:[{type:"object",required:["region"],properties:{region:{enum:[
"this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat",
"this-tile"]}},additionalProperties:!1},{type:"object",required:["region","group"],properties:{region:{enum:["\
largest","smallest"]},group:{$ref:"#/definitions/group"}},additionalProperties:!1}]}]},ar={allOf:[{type:"objec\
t",required:["group"],properties:{group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{
propertyName:"group"},oneOf:[{type:"object",required:["group","of"],properties:{group:{type:"string",const:"ha\
bitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{
group:{type:"string",const:"community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",
required:["group"],properties:{group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]};function pe(r,{
instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.group===void 0&&(d="group"))return pe.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:d}}],!1;if(r.group!==void 0){let g=r.group;if(!(g==="habitat"||g===
"community"||g==="landmass"))return pe.errors=[{instancePath:t+"/group",keyword:"enum",params:{allowedValues:ar.
allOf[0].properties.group.enum}}],!1}}else return pe.errors=[{instancePath:t,keyword:"type",params:{type:"obje\
ct"}}],!1;var $=p===e;if($){const d=e;if(e===d)if(r&&typeof r=="object"&&!Array.isArray(r)){const k=r.group;if(typeof k==
"string")if(k==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.group===void 0&&(m=
"group")||r.of===void 0&&(m="of"))return pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],
!1;{const j=e;for(const n in r)if(!(n==="group"||n==="of")){return pe.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(j===e){if(r.group!==void 0){let n=r.group;const c=e;
if(typeof n!="string")return pe.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(n!==
"habitat")return pe.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"habitat"}}],!1;var b=c===
e}else var b=!0;if(b)if(r.of!==void 0){const n=e;se(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"\
of",rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var b=n===e}else var b=!0}}}else return pe.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="community"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.group===void 0&&(m="group")||r.of===void 0&&(m="of"))return pe.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(!(n==="grou\
p"||n==="of")){return pe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(j===e){if(r.group!==void 0){let n=r.group;const c=e;if(typeof n!="string")return pe.errors=[{instancePath:t+
"/group",keyword:"type",params:{type:"string"}}],!1;if(n!=="community")return pe.errors=[{instancePath:t+"/gro\
up",keyword:"const",params:{allowedValue:"community"}}],!1;var f=c===e}else var f=!0;if(f)if(r.of!==void 0){const n=e;
se(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:_})||(s=s===null?se.errors:s.concat(
se.errors),e=s.length);var f=n===e}else var f=!0}}}else return pe.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(k==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.group===
void 0&&(m="group"))return pe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const j=e;
for(const n in r)if(n!=="group"){return pe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(j===e&&r.group!==void 0){let n=r.group;if(typeof n!="string")return pe.errors=[{instancePath:t+"/g\
roup",keyword:"type",params:{type:"string"}}],!1;if(n!=="landmass")return pe.errors=[{instancePath:t+"/group",
keyword:"const",params:{allowedValue:"landmass"}}],!1}}}else return pe.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return pe.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapp\
ing",tag:"group",tagValue:k}}],!1;else return pe.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"group",tagValue:k}}],!1}else return pe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var $=d===e}return pe.errors=s,e===0}function G(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.region===void 0&&(d=
"region"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;if(r.region!==void 0){
let g=r.region;if(!(g==="this-habitat"||g==="this-community"||g==="this-landmass"||g==="adjacent-habitat"||g===
"landscape"||g==="this-feature"||g==="feature-habitat"||g==="this-tile"||g==="largest"||g==="smallest"))return G.
errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.allOf[0].properties.region.enum}}],!1}}else
return G.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=p===e;if($){const d=e;if(e===
d)if(r&&typeof r=="object"&&!Array.isArray(r)){const k=r.region;if(typeof k=="string")if(k==="this-habitat"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==
void 0){let n=r.region;if(!(n==="this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habit\
at"||n==="landscape"||n==="this-feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="this-community"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==
void 0){let n=r.region;if(!(n==="this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habit\
at"||n==="landscape"||n==="this-feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="this-landmass"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==
void 0){let n=r.region;if(!(n==="this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habit\
at"||n==="landscape"||n==="this-feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="adjacent-habitat"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==
void 0){let n=r.region;if(!(n==="this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habit\
at"||n==="landscape"||n==="this-feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="landscape"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==void 0){let n=r.region;
if(!(n==="this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habitat"||n==="landscape"||n===
"this-feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+"/region",keyword:"en\
um",params:{allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(k==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:m}}],!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==void 0){let n=r.region;if(!(n===
"this-habitat"||n==="this-community"||n==="this-landmass"||n==="adjacent-habitat"||n==="landscape"||n==="this-\
feature"||n==="feature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+"/region",keyword:"enum",params:{
allowedValues:Te.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(k==="feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.region===void 0&&(m="region"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],
!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==void 0){let n=r.region;if(!(n==="this-habitat"||
n==="this-community"||n==="this-landmass"||n==="adjacent-habitat"||n==="landscape"||n==="this-feature"||n==="f\
eature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(k==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
region===void 0&&(m="region"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],
!1;{const j=e;for(const n in r)if(n!=="region"){return G.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(j===e&&r.region!==void 0){let n=r.region;if(!(n==="this-habitat"||
n==="this-community"||n==="this-landmass"||n==="adjacent-habitat"||n==="landscape"||n==="this-feature"||n==="f\
eature-habitat"||n==="this-tile"))return G.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Te.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return G.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(k==="largest"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.region===
void 0&&(m="region")||r.group===void 0&&(m="group"))return G.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:m}}],!1;{const j=e;for(const n in r)if(!(n==="region"||n==="group")){return G.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e){if(r.region!==void 0){let n=r.
region;const c=e;if(!(n==="largest"||n==="smallest"))return G.errors=[{instancePath:t+"/region",keyword:"enum",
params:{allowedValues:Te.allOf[1].oneOf[1].properties.region.enum}}],!1;var b=c===e}else var b=!0;if(b)if(r.group!==
void 0){const n=e;pe(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:_})||(s=
s===null?pe.errors:s.concat(pe.errors),e=s.length);var b=n===e}else var b=!0}}}else return G.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(k==="smallest"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.region===void 0&&(m="region")||r.group===void 0&&(m="group"))return G.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:m}}],!1;{const j=e;for(const n in r)if(!(n==="region"||n==="group")){return G.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(j===e){if(r.
region!==void 0){let n=r.region;const c=e;if(!(n==="largest"||n==="smallest"))return G.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Te.allOf[1].oneOf[1].properties.region.enum}}],!1;var f=c===e}else
var f=!0;if(f)if(r.group!==void 0){const n=e;pe(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"\
group",rootData:_})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var f=n===e}else var f=!0}}}else return G.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return G.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"mapping",tag:"region",tagValue:k}}],!1;else return G.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"tag",tag:"region",tagValue:k}}],!1}else return G.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var $=d===e}return G.errors=s,e===0}const _r={type:"object",required:["where",
"of"],properties:{where:{type:"string",const:"any"},of:{type:"array",items:{$ref:"#/definitions/site"},minItems:2}},
additionalProperties:!1},lr={allOf:[{type:"object",required:["where"],properties:{where:{enum:["adjacent","on",
"in","edge","within"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["\
where","to"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"adjacent"},to:{$ref:"#/defi\
nitions/spot"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{not:{type:"boole\
an",const:!0},where:{type:"string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"\
object",required:["where","regions"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"in"},
regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"object",
required:["where"],properties:{not:{type:"boolean",const:!0},where:{type:"string",const:"edge"}},additionalProperties:!1},
{type:"object",required:["where","spaces","of"],properties:{not:{type:"boolean",const:!0},where:{type:"string",
const:"within"},spaces:{type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/spot"}},additionalProperties:!1}]}]};
function J(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;
if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.where===void 0&&(m="where"))return J.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;if(r.where!==void 0){let j=r.where;if(!(j===
"adjacent"||j==="on"||j==="in"||j==="edge"||j==="within"))return J.errors=[{instancePath:t+"/where",keyword:"e\
num",params:{allowedValues:lr.allOf[0].properties.where.enum}}],!1}}else return J.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var $=p===e;if($){const m=e;if(e===m)if(r&&typeof r=="object"&&!Array.isArray(
r)){const n=r.where;if(typeof n=="string")if(n==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.where===void 0&&(u="where")||r.to===void 0&&(u="to"))return J.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="not"||l==="where"||l==="to")){
return J.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===
e){if(r.not!==void 0){let l=r.not;const a=e;if(typeof l!="boolean")return J.errors=[{instancePath:t+"/not",keyword:"\
type",params:{type:"boolean"}}],!1;if(l!==!0)return J.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var b=a===e}else var b=!0;if(b){if(r.where!==void 0){let l=r.where;const a=e;if(typeof l!="string")return J.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(l!=="adjacent")return J.errors=
[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var b=a===e}else var b=!0;if(b)
if(r.to!==void 0){const l=e;Y(r.to,{instancePath:t+"/to",parentData:r,parentDataProperty:"to",rootData:_})||(s=
s===null?Y.errors:s.concat(Y.errors),e=s.length);var b=l===e}else var b=!0}}}}else return J.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.where===void 0&&(u="where")||r.spot===void 0&&(u="spot"))return J.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="not"||l==="where"||l==="spot")){
return J.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===
e){if(r.not!==void 0){let l=r.not;const a=e;if(typeof l!="boolean")return J.errors=[{instancePath:t+"/not",keyword:"\
type",params:{type:"boolean"}}],!1;if(l!==!0)return J.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var f=a===e}else var f=!0;if(f){if(r.where!==void 0){let l=r.where;const a=e;if(typeof l!="string")return J.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(l!=="on")return J.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"on"}}],!1;var f=a===e}else var f=!0;if(f)if(r.spot!==void 0){const l=e;
Y(r.spot,{instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:_})||(s=s===null?Y.errors:s.concat(
Y.errors),e=s.length);var f=l===e}else var f=!0}}}}else return J.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(n==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.where===
void 0&&(u="where")||r.regions===void 0&&(u="regions"))return J.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="not"||l==="where"||l==="regions")){return J.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.not!==
void 0){let l=r.not;const a=e;if(typeof l!="boolean")return J.errors=[{instancePath:t+"/not",keyword:"type",params:{
type:"boolean"}}],!1;if(l!==!0)return J.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var d=a===e}else var d=!0;if(d){if(r.where!==void 0){let l=r.where;const a=e;if(typeof l!="string")return J.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(l!=="in")return J.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var d=a===e}else var d=!0;if(d)if(r.regions!==void 0){
let l=r.regions;const a=e;if(e===a)if(Array.isArray(l)){if(l.length<1)return J.errors=[{instancePath:t+"/regio\
ns",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const I=l.length;for(let v=0;v<I;v++){const w=e;G(l[v],
{instancePath:t+"/regions/"+v,parentData:l,parentDataProperty:v,rootData:_})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var g=w===e;if(!g)break}}}else return J.errors=[{instancePath:t+"/regions",keyword:"type",
params:{type:"array"}}],!1;var d=a===e}else var d=!0}}}}else return J.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(n==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.where===
void 0&&(u="where"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const N=e;
for(const l in r)if(!(l==="not"||l==="where")){return J.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(N===e){if(r.not!==void 0){let l=r.not;const a=e;if(typeof l!="bool\
ean")return J.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return J.errors=
[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var k=a===e}else var k=!0;if(k)if(r.where!==
void 0){let l=r.where;const a=e;if(typeof l!="string")return J.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(l!=="edge")return J.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"\
edge"}}],!1;var k=a===e}else var k=!0}}}else return J.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(n==="within"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.where===void 0&&
(u="where")||r.spaces===void 0&&(u="spaces")||r.of===void 0&&(u="of"))return J.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const N=e;for(const l in r)if(!(l==="not"||l==="where"||l==="spaces"||
l==="of")){return J.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;
break}if(N===e){if(r.not!==void 0){let l=r.not;const a=e;if(typeof l!="boolean")return J.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return J.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var h=a===e}else var h=!0;if(h){if(r.where!==void 0){let l=r.where;const a=e;
if(typeof l!="string")return J.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(l!==
"within")return J.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"within"}}],!1;var h=a===
e}else var h=!0;if(h){if(r.spaces!==void 0){let l=r.spaces;const a=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)))
return J.errors=[{instancePath:t+"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof l=="nu\
mber"){if(l>99999||isNaN(l))return J.errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(l<1||isNaN(l))return J.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var h=a===e}else var h=!0;if(h)if(r.of!==void 0){const l=e;Y(r.of,{instancePath:t+"/of",parentData:r,
parentDataProperty:"of",rootData:_})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var h=l===e}else var h=!0}}}}}else
return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return J.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"mapping",tag:"where",tagValue:n}}],!1;else return J.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"tag",tag:"where",tagValue:n}}],!1}else return J.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var $=m===e}return J.errors=s,e===0}function Pe(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let b;if(r.where===void 0&&(b="where")||r.of===void 0&&(b="of"))return Pe.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:b}}],!1;{const f=e;for(const d in r)if(!(d==="where"||d==="of")){return Pe.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(r.
where!==void 0){let d=r.where;const g=e;if(typeof d!="string")return Pe.errors=[{instancePath:t+"/where",keyword:"\
type",params:{type:"string"}}],!1;if(d!=="any")return Pe.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"any"}}],!1;var p=g===e}else var p=!0;if(p)if(r.of!==void 0){let d=r.of;const g=e;if(e===g)if(Array.
isArray(d)){if(d.length<2)return Pe.errors=[{instancePath:t+"/of",keyword:"minItems",params:{limit:2}}],!1;{var $=!0;
const h=d.length;for(let m=0;m<h;m++){const j=e;J(d[m],{instancePath:t+"/of/"+m,parentData:d,parentDataProperty:m,
rootData:_})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var $=j===e;if(!$)break}}}else return Pe.errors=
[{instancePath:t+"/of",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0}}}else return Pe.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Pe.errors=s,e===0}function A(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let I;if(r.where===void 0&&(I="where"))return A.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:I}}],!1;if(r.where!==void 0){let v=r.where;if(!(v==="adjacent"||v==="on"||v==="in"||
v==="edge"||v==="within"||v==="any"||v==="all"))return A.errors=[{instancePath:t+"/where",keyword:"enum",params:{
allowedValues:Ke.allOf[0].properties.where.enum}}],!1}}else return A.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;var $=p===e;if($){const I=e;if(e===I)if(r&&typeof r=="object"&&!Array.isArray(r)){const w=r.
where;if(typeof w=="string")if(w==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
where===void 0&&(o="where")||r.to===void 0&&(o="to"))return A.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:o}}],!1;{const D=e;for(const V in r)if(!(V==="not"||V==="where"||V==="to")){return A.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;break}if(D===e){if(r.not!==void 0){
let V=r.not;const F=e;if(typeof V!="boolean")return A.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"\
boolean"}}],!1;if(V!==!0)return A.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;
var b=F===e}else var b=!0;if(b){if(r.where!==void 0){let V=r.where;const F=e;if(typeof V!="string")return A.errors=
[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(V!=="adjacent")return A.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var b=F===e}else var b=!0;if(b)if(r.to!==void 0){
const V=e;Y(r.to,{instancePath:t+"/to",parentData:r,parentDataProperty:"to",rootData:_})||(s=s===null?Y.errors:
s.concat(Y.errors),e=s.length);var b=V===e}else var b=!0}}}}else return A.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else if(w==="on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
where===void 0&&(o="where")||r.spot===void 0&&(o="spot"))return A.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:o}}],!1;{const D=e;for(const V in r)if(!(V==="not"||V==="where"||V==="spot")){return A.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;break}if(D===e){if(r.not!==
void 0){let V=r.not;const F=e;if(typeof V!="boolean")return A.errors=[{instancePath:t+"/not",keyword:"type",params:{
type:"boolean"}}],!1;if(V!==!0)return A.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var f=F===e}else var f=!0;if(f){if(r.where!==void 0){let V=r.where;const F=e;if(typeof V!="string")return A.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(V!=="on")return A.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"on"}}],!1;var f=F===e}else var f=!0;if(f)if(r.spot!==void 0){const V=e;
Y(r.spot,{instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:_})||(s=s===null?Y.errors:s.concat(
Y.errors),e=s.length);var f=V===e}else var f=!0}}}}else return A.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(w==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===
void 0&&(o="where")||r.regions===void 0&&(o="regions"))return A.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:o}}],!1;{const D=e;for(const V in r)if(!(V==="not"||V==="where"||V==="regions")){return A.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;break}if(D===e){if(r.not!==
void 0){let V=r.not;const F=e;if(typeof V!="boolean")return A.errors=[{instancePath:t+"/not",keyword:"type",params:{
type:"boolean"}}],!1;if(V!==!0)return A.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var d=F===e}else var d=!0;if(d){if(r.where!==void 0){let V=r.where;const F=e;if(typeof V!="string")return A.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(V!=="in")return A.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var d=F===e}else var d=!0;if(d)if(r.regions!==void 0){
let V=r.regions;const F=e;if(e===F)if(Array.isArray(V)){if(V.length<1)return A.errors=[{instancePath:t+"/regio\
ns",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const le=V.length;for(let R=0;R<le;R++){const O=e;G(V[R],
{instancePath:t+"/regions/"+R,parentData:V,parentDataProperty:R,rootData:_})||(s=s===null?G.errors:s.concat(G.
errors),e=s.length);var g=O===e;if(!g)break}}}else return A.errors=[{instancePath:t+"/regions",keyword:"type",
params:{type:"array"}}],!1;var d=F===e}else var d=!0}}}}else return A.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(w==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===
void 0&&(o="where"))return A.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const D=e;
for(const V in r)if(!(V==="not"||V==="where")){return A.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:V}}],!1;break}if(D===e){if(r.not!==void 0){let V=r.not;const F=e;if(typeof V!="bool\
ean")return A.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(V!==!0)return A.errors=
[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var k=F===e}else var k=!0;if(k)if(r.where!==
void 0){let V=r.where;const F=e;if(typeof V!="string")return A.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(V!=="edge")return A.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"\
edge"}}],!1;var k=F===e}else var k=!0}}}else return A.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(w==="within"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===void 0&&
(o="where")||r.spaces===void 0&&(o="spaces")||r.of===void 0&&(o="of"))return A.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:o}}],!1;{const D=e;for(const V in r)if(!(V==="not"||V==="where"||V==="spaces"||
V==="of")){return A.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:V}}],!1;
break}if(D===e){if(r.not!==void 0){let V=r.not;const F=e;if(typeof V!="boolean")return A.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(V!==!0)return A.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var h=F===e}else var h=!0;if(h){if(r.where!==void 0){let V=r.where;const F=e;
if(typeof V!="string")return A.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(V!==
"within")return A.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"within"}}],!1;var h=F===
e}else var h=!0;if(h){if(r.spaces!==void 0){let V=r.spaces;const F=e;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V)))
return A.errors=[{instancePath:t+"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof V=="nu\
mber"){if(V>99999||isNaN(V))return A.errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(V<1||isNaN(V))return A.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var h=F===e}else var h=!0;if(h)if(r.of!==void 0){const V=e;Y(r.of,{instancePath:t+"/of",parentData:r,
parentDataProperty:"of",rootData:_})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var h=V===e}else var h=!0}}}}}else
return A.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(w==="any")Pe(r,{instancePath:t,
parentData:ne,parentDataProperty:ae,rootData:_})||(s=s===null?Pe.errors:s.concat(Pe.errors),e=s.length);else if(w===
"all"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.where===void 0&&(o="where")||r.of===void 0&&
(o="of"))return A.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const D=e;for(const V in r)
if(!(V==="where"||V==="of")){return A.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:V}}],
!1;break}if(D===e){if(r.where!==void 0){let V=r.where;const F=e;if(typeof V!="string")return A.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(V!=="all")return A.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"all"}}],!1;var m=F===e}else var m=!0;if(m)if(r.of!==void 0){let V=r.of;const F=e;
if(e===F)if(Array.isArray(V)){if(V.length<2)return A.errors=[{instancePath:t+"/of",keyword:"minItems",params:{
limit:2}}],!1;{var j=!0;const le=V.length;for(let R=0;R<le;R++){let O=V[R];const de=e,L=e;if(e===L)if(O&&typeof O==
"object"&&!Array.isArray(O)){let Ne;if(O.where===void 0&&(Ne="where"))return A.errors=[{instancePath:t+"/of/"+
R,keyword:"required",params:{missingProperty:Ne}}],!1;if(O.where!==void 0){let we=O.where;if(!(we==="adjacent"||
we==="on"||we==="in"||we==="edge"||we==="within"||we==="any"))return A.errors=[{instancePath:t+"/of/"+R+"/wher\
e",keyword:"enum",params:{allowedValues:Ke.allOf[1].oneOf[6].properties.of.items.allOf[0].properties.where.enum}}],
!1}}else return A.errors=[{instancePath:t+"/of/"+R,keyword:"type",params:{type:"object"}}],!1;var n=L===e;if(n){
const Ne=e;if(e===Ne)if(O&&typeof O=="object"&&!Array.isArray(O)){const re=O.where;if(typeof re=="string")if(re===
"adjacent"){if(e===e)if(O&&typeof O=="object"&&!Array.isArray(O)){let ie;if(O.where===void 0&&(ie="where")||O.
to===void 0&&(ie="to"))return A.errors=[{instancePath:t+"/of/"+R,keyword:"required",params:{missingProperty:ie}}],
!1;{const E=e;for(const x in O)if(!(x==="not"||x==="where"||x==="to")){return A.errors=[{instancePath:t+"/of/"+
R,keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(E===e){if(O.not!==void 0){let x=O.
not;const i=e;if(typeof x!="boolean")return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"type",params:{type:"\
boolean"}}],!1;if(x!==!0)return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var c=i===e}else var c=!0;if(c){if(O.where!==void 0){let x=O.where;const i=e;if(typeof x!="string")return A.
errors=[{instancePath:t+"/of/"+R+"/where",keyword:"type",params:{type:"string"}}],!1;if(x!=="adjacent")return A.
errors=[{instancePath:t+"/of/"+R+"/where",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var c=i===e}else
var c=!0;if(c)if(O.to!==void 0){const x=e;Y(O.to,{instancePath:t+"/of/"+R+"/to",parentData:O,parentDataProperty:"\
to",rootData:_})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var c=x===e}else var c=!0}}}}else return A.
errors=[{instancePath:t+"/of/"+R,keyword:"type",params:{type:"object"}}],!1}else if(re==="on"){if(e===e)if(O&&
typeof O=="object"&&!Array.isArray(O)){let ie;if(O.where===void 0&&(ie="where")||O.spot===void 0&&(ie="spot"))
return A.errors=[{instancePath:t+"/of/"+R,keyword:"required",params:{missingProperty:ie}}],!1;{const E=e;for(const x in O)
if(!(x==="not"||x==="where"||x==="spot")){return A.errors=[{instancePath:t+"/of/"+R,keyword:"additionalPropert\
ies",params:{additionalProperty:x}}],!1;break}if(E===e){if(O.not!==void 0){let x=O.not;const i=e;if(typeof x!=
"boolean")return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(x!==
!0)return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=i===e}else
var u=!0;if(u){if(O.where!==void 0){let x=O.where;const i=e;if(typeof x!="string")return A.errors=[{instancePath:t+
"/of/"+R+"/where",keyword:"type",params:{type:"string"}}],!1;if(x!=="on")return A.errors=[{instancePath:t+"/of\
/"+R+"/where",keyword:"const",params:{allowedValue:"on"}}],!1;var u=i===e}else var u=!0;if(u)if(O.spot!==void 0){
const x=e;Y(O.spot,{instancePath:t+"/of/"+R+"/spot",parentData:O,parentDataProperty:"spot",rootData:_})||(s=s===
null?Y.errors:s.concat(Y.errors),e=s.length);var u=x===e}else var u=!0}}}}else return A.errors=[{instancePath:t+
"/of/"+R,keyword:"type",params:{type:"object"}}],!1}else if(re==="in"){if(e===e)if(O&&typeof O=="object"&&!Array.
isArray(O)){let ie;if(O.where===void 0&&(ie="where")||O.regions===void 0&&(ie="regions"))return A.errors=[{instancePath:t+
"/of/"+R,keyword:"required",params:{missingProperty:ie}}],!1;{const E=e;for(const x in O)if(!(x==="not"||x==="\
where"||x==="regions")){return A.errors=[{instancePath:t+"/of/"+R,keyword:"additionalProperties",params:{additionalProperty:x}}],
!1;break}if(E===e){if(O.not!==void 0){let x=O.not;const i=e;if(typeof x!="boolean")return A.errors=[{instancePath:t+
"/of/"+R+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(x!==!0)return A.errors=[{instancePath:t+"/of/"+
R+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var N=i===e}else var N=!0;if(N){if(O.where!==void 0){let x=O.
where;const i=e;if(typeof x!="string")return A.errors=[{instancePath:t+"/of/"+R+"/where",keyword:"type",params:{
type:"string"}}],!1;if(x!=="in")return A.errors=[{instancePath:t+"/of/"+R+"/where",keyword:"const",params:{allowedValue:"\
in"}}],!1;var N=i===e}else var N=!0;if(N)if(O.regions!==void 0){let x=O.regions;const i=e;if(e===i)if(Array.isArray(
x)){if(x.length<1)return A.errors=[{instancePath:t+"/of/"+R+"/regions",keyword:"minItems",params:{limit:1}}],!1;
{var l=!0;const De=x.length;for(let K=0;K<De;K++){const W=e;G(x[K],{instancePath:t+"/of/"+R+"/regions/"+K,parentData:x,
parentDataProperty:K,rootData:_})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var l=W===e;if(!l)break}}}else
return A.errors=[{instancePath:t+"/of/"+R+"/regions",keyword:"type",params:{type:"array"}}],!1;var N=i===e}else
var N=!0}}}}else return A.errors=[{instancePath:t+"/of/"+R,keyword:"type",params:{type:"object"}}],!1}else if(re===
"edge"){if(e===e)if(O&&typeof O=="object"&&!Array.isArray(O)){let ie;if(O.where===void 0&&(ie="where"))return A.
errors=[{instancePath:t+"/of/"+R,keyword:"required",params:{missingProperty:ie}}],!1;{const E=e;for(const x in O)
if(!(x==="not"||x==="where")){return A.errors=[{instancePath:t+"/of/"+R,keyword:"additionalProperties",params:{
additionalProperty:x}}],!1;break}if(E===e){if(O.not!==void 0){let x=O.not;const i=e;if(typeof x!="boolean")return A.
errors=[{instancePath:t+"/of/"+R+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(x!==!0)return A.errors=
[{instancePath:t+"/of/"+R+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0;if(a)
if(O.where!==void 0){let x=O.where;const i=e;if(typeof x!="string")return A.errors=[{instancePath:t+"/of/"+R+"\
/where",keyword:"type",params:{type:"string"}}],!1;if(x!=="edge")return A.errors=[{instancePath:t+"/of/"+R+"/w\
here",keyword:"const",params:{allowedValue:"edge"}}],!1;var a=i===e}else var a=!0}}}else return A.errors=[{instancePath:t+
"/of/"+R,keyword:"type",params:{type:"object"}}],!1}else if(re==="within"){if(e===e)if(O&&typeof O=="object"&&
!Array.isArray(O)){let ie;if(O.where===void 0&&(ie="where")||O.spaces===void 0&&(ie="spaces")||O.of===void 0&&
(ie="of"))return A.errors=[{instancePath:t+"/of/"+R,keyword:"required",params:{missingProperty:ie}}],!1;{const E=e;
for(const x in O)if(!(x==="not"||x==="where"||x==="spaces"||x==="of")){return A.errors=[{instancePath:t+"/of/"+
R,keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(E===e){if(O.not!==void 0){let x=O.
not;const i=e;if(typeof x!="boolean")return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"type",params:{type:"\
boolean"}}],!1;if(x!==!0)return A.errors=[{instancePath:t+"/of/"+R+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var y=i===e}else var y=!0;if(y){if(O.where!==void 0){let x=O.where;const i=e;if(typeof x!="string")return A.
errors=[{instancePath:t+"/of/"+R+"/where",keyword:"type",params:{type:"string"}}],!1;if(x!=="within")return A.
errors=[{instancePath:t+"/of/"+R+"/where",keyword:"const",params:{allowedValue:"within"}}],!1;var y=i===e}else
var y=!0;if(y){if(O.spaces!==void 0){let x=O.spaces;const i=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)))return A.
errors=[{instancePath:t+"/of/"+R+"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof x=="nu\
mber"){if(x>99999||isNaN(x))return A.errors=[{instancePath:t+"/of/"+R+"/spaces",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(x<1||isNaN(x))return A.errors=[{instancePath:t+"/of/"+R+"/spaces",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var y=i===e}else var y=!0;if(y)if(O.of!==void 0){const x=e;Y(O.of,{instancePath:t+
"/of/"+R+"/of",parentData:O,parentDataProperty:"of",rootData:_})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.
length);var y=x===e}else var y=!0}}}}}else return A.errors=[{instancePath:t+"/of/"+R,keyword:"type",params:{type:"\
object"}}],!1}else if(re==="any")Pe(O,{instancePath:t+"/of/"+R,parentData:V,parentDataProperty:R,rootData:_})||
(s=s===null?Pe.errors:s.concat(Pe.errors),e=s.length);else return A.errors=[{instancePath:t+"/of/"+R,keyword:"\
discriminator",params:{error:"mapping",tag:"where",tagValue:re}}],!1;else return A.errors=[{instancePath:t+"/o\
f/"+R,keyword:"discriminator",params:{error:"tag",tag:"where",tagValue:re}}],!1}else return A.errors=[{instancePath:t+
"/of/"+R,keyword:"type",params:{type:"object"}}],!1;var n=Ne===e}var j=de===e;if(!j)break}}}else return A.errors=
[{instancePath:t+"/of",keyword:"type",params:{type:"array"}}],!1;var m=F===e}else var m=!0}}}else return A.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return A.errors=[{instancePath:t,keyword:"dis\
criminator",params:{error:"mapping",tag:"where",tagValue:w}}],!1;else return A.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"tag",tag:"where",tagValue:w}}],!1}else return A.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var $=I===e}return A.errors=s,e===0}const pr={type:"object",required:["compa\
re","what"],properties:{compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card","active-card"]}},
additionalProperties:!1};function Ee(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.compare===void 0&&($="compare")||
r.what===void 0&&($="what"))return Ee.errors=[{instancePath:t,keyword:"required",params:{missingProperty:$}}],
!1;{const b=e;for(const f in r)if(!(f==="compare"||f==="what")){return Ee.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.compare!==void 0){const f=e;Z(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:s.concat(
Z.errors),e=s.length);var p=f===e}else var p=!0;if(p)if(r.what!==void 0){let f=r.what;const d=e;if(!(f==="vp"||
f==="cube"||f==="card"||f==="active-card"))return Ee.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:pr.
properties.what.enum}}],!1;var p=d===e}else var p=!0}}}else return Ee.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Ee.errors=s,e===0}function M(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.count===
void 0&&(u="count"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.count!==
void 0){let N=r.count;if(!(N==="things"||N==="groups"||N==="done"||N==="players"||N==="spent"||N==="own"||N===
"spaces"))return M.errors=[{instancePath:t+"/count",keyword:"enum",params:{allowedValues:Ce.allOf[0].properties.
count.enum}}],!1}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=p===e;
if($){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){const l=r.count;if(typeof l=="string")if(l===
"things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&(y="count")||r.things===
void 0&&(y="things"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const I=e;
for(const v in r)if(!(v==="count"||v==="different"||v==="adjacent"||v==="things"||v==="where")){return M.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==
void 0){let v=r.count;const w=e;if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",
params:{type:"string"}}],!1;if(v!=="things")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{
allowedValue:"things"}}],!1;var b=w===e}else var b=!0;if(b){if(r.different!==void 0){let v=r.different;const w=e;
if(typeof v!="boolean")return M.errors=[{instancePath:t+"/different",keyword:"type",params:{type:"boolean"}}],
!1;if(v!==!0)return M.errors=[{instancePath:t+"/different",keyword:"const",params:{allowedValue:!0}}],!1;var b=w===
e}else var b=!0;if(b){if(r.adjacent!==void 0){let v=r.adjacent;const w=e;if(typeof v!="boolean")return M.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(v!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var b=w===e}else var b=!0;if(b){if(r.things!==void 0){
let v=r.things;const w=e;if(e===w)if(Array.isArray(v)){if(v.length<1)return M.errors=[{instancePath:t+"/things",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const o=v.length;for(let D=0;D<o;D++){const V=e;ee(v[D],{instancePath:t+
"/things/"+D,parentData:v,parentDataProperty:D,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var f=V===e;if(!f)break}}}else return M.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var b=w===e}else var b=!0;if(b)if(r.where!==void 0){const v=e;A(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var b=v===e}else var b=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(l==="groups"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&(y="count")||r.group===void 0&&(y="group"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const I=e;for(const v in r)if(!(v===
"count"||v==="adjacent"||v==="group"||v==="with"||v==="where")){return M.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==void 0){let v=r.count;const w=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(v!==
"groups")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"groups"}}],!1;var d=w===
e}else var d=!0;if(d){if(r.adjacent!==void 0){let v=r.adjacent;const w=e;if(typeof v!="boolean")return M.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(v!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var d=w===e}else var d=!0;if(d){if(r.group!==void 0){
const v=e;pe(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:_})||(s=s===null?
pe.errors:s.concat(pe.errors),e=s.length);var d=v===e}else var d=!0;if(d){if(r.with!==void 0){let v=r.with;const w=e;
if(e===w)if(v&&typeof v=="object"&&!Array.isArray(v)){let o;if(v.compare===void 0&&(o="compare")||v.things===void 0&&
(o="things"))return M.errors=[{instancePath:t+"/with",keyword:"required",params:{missingProperty:o}}],!1;{const D=e;
for(const V in v)if(!(V==="compare"||V==="things")){return M.errors=[{instancePath:t+"/with",keyword:"addition\
alProperties",params:{additionalProperty:V}}],!1;break}if(D===e){if(v.compare!==void 0){const V=e;Z(v.compare,
{instancePath:t+"/with/compare",parentData:v,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:s.
concat(Z.errors),e=s.length);var g=V===e}else var g=!0;if(g)if(v.things!==void 0){let V=v.things;const F=e;if(e===
F)if(Array.isArray(V)){if(V.length<1)return M.errors=[{instancePath:t+"/with/things",keyword:"minItems",params:{
limit:1}}],!1;{var k=!0;const le=V.length;for(let R=0;R<le;R++){const O=e;ee(V[R],{instancePath:t+"/with/thing\
s/"+R,parentData:V,parentDataProperty:R,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var k=O===
e;if(!k)break}}}else return M.errors=[{instancePath:t+"/with/things",keyword:"type",params:{type:"array"}}],!1;
var g=F===e}else var g=!0}}}else return M.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"object"}}],
!1;var d=w===e}else var d=!0;if(d)if(r.where!==void 0){const v=e;A(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var d=v===e}else var d=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(l==="done"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&(y="count")||r.deed===void 0&&(y="deed"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const I=e;for(const v in r)if(!(v===
"count"||v==="deed"||v==="thing"||v==="things"||v==="where")){return M.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==void 0){let v=r.count;const w=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(v!==
"done")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"done"}}],!1;var h=w===e}else
var h=!0;if(h){if(r.deed!==void 0){let v=r.deed;const w=e;if(!(v==="placed"||v==="moved"||v==="removed"||v==="\
replaced"))return M.errors=[{instancePath:t+"/deed",keyword:"enum",params:{allowedValues:Ce.allOf[1].oneOf[2].
properties.deed.enum}}],!1;var h=w===e}else var h=!0;if(h){if(r.thing!==void 0){const v=e;ee(r.thing,{instancePath:t+
"/thing",parentData:r,parentDataProperty:"thing",rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var h=v===e}else var h=!0;if(h){if(r.things!==void 0){let v=r.things;const w=e;if(e===w)if(Array.isArray(v)){if(v.
length<2)return M.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:2}}],!1;{var m=!0;const o=v.
length;for(let D=0;D<o;D++){const V=e;ee(v[D],{instancePath:t+"/things/"+D,parentData:v,parentDataProperty:D,rootData:_})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var m=V===e;if(!m)break}}}else return M.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var h=w===e}else var h=!0;if(h)if(r.where!==void 0){const v=e;
A(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:
s.concat(A.errors),e=s.length);var h=v===e}else var h=!0}}}}}}else return M.errors=[{instancePath:t,keyword:"t\
ype",params:{type:"object"}}],!1}else if(l==="players"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let y;if(r.count===void 0&&(y="count"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const I=e;for(const v in r)if(!(v==="count"||v==="other"||v==="with")){return M.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==void 0){let v=r.count;const w=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(v!==
"players")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"players"}}],!1;var j=w===
e}else var j=!0;if(j){if(r.other!==void 0){let v=r.other;const w=e;if(typeof v!="boolean")return M.errors=[{instancePath:t+
"/other",keyword:"type",params:{type:"boolean"}}],!1;if(v!==!0)return M.errors=[{instancePath:t+"/other",keyword:"\
const",params:{allowedValue:!0}}],!1;var j=w===e}else var j=!0;if(j)if(r.with!==void 0){const v=e;Ee(r.with,{instancePath:t+
"/with",parentData:r,parentDataProperty:"with",rootData:_})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);
var j=v===e}else var j=!0}}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(l===
"spent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&(y="count")||r.how===
void 0&&(y="how")||r.what===void 0&&(y="what"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const I=e;for(const v in r)if(!(v==="count"||v==="how"||v==="what")){return M.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==void 0){let v=r.count;const w=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(v!==
"spent")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"spent"}}],!1;var n=w===
e}else var n=!0;if(n){if(r.how!==void 0){let v=r.how;const w=e;if(!(v==="paid"||v==="lost"))return M.errors=[{
instancePath:t+"/how",keyword:"enum",params:{allowedValues:Ce.allOf[1].oneOf[4].properties.how.enum}}],!1;var n=w===
e}else var n=!0;if(n)if(r.what!==void 0){let v=r.what;const w=e;if(!(v==="vp"||v==="cube"||v==="card"))return M.
errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Ce.allOf[1].oneOf[4].properties.what.enum}}],
!1;var n=w===e}else var n=!0}}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(l==="own"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&(y="cou\
nt")||r.what===void 0&&(y="what"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const I=e;for(const v in r)if(!(v==="count"||v==="what")){return M.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:v}}],!1;break}if(I===e){if(r.count!==void 0){let v=r.count;const w=e;
if(typeof v!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(v!==
"own")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"own"}}],!1;var c=w===e}else
var c=!0;if(c)if(r.what!==void 0){let v=r.what;const w=e;if(!(v==="cube"||v==="card"||v==="active-card"||v==="\
leaf"))return M.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Ce.allOf[1].oneOf[5].properties.
what.enum}}],!1;var c=w===e}else var c=!0}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(l==="spaces"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.count===void 0&&
(y="count"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const I=e;for(const v in r)
if(v!=="count"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if(I===e&&r.count!==void 0){let v=r.count;if(typeof v!="string")return M.errors=[{instancePath:t+"/co\
unt",keyword:"type",params:{type:"string"}}],!1;if(v!=="spaces")return M.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"spaces"}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"count",
tagValue:l}}],!1;else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"count",
tagValue:l}}],!1}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=u===e}
return M.errors=s,e===0}function xe(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.each===void 0&&($="each")||r.of===
void 0&&($="of"))return xe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:$}}],!1;{const b=e;
for(const f in r)if(!(f==="each"||f==="of")){return xe.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:f}}],!1;break}if(b===e){if(r.each!==void 0){let f=r.each;const d=e;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)))return xe.errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof f=="number"){if(f>99999||isNaN(f))return xe.errors=[{instancePath:t+"/each",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return xe.errors=[{instancePath:t+"/each",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=d===e}else var p=!0;if(p)if(r.of!==void 0){const f=e;M(r.
of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),
e=s.length);var p=f===e}else var p=!0}}}else return xe.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;return xe.errors=s,e===0}const fr={type:"object",required:["join","tests"],properties:{join:{enum:[
"all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},Me={
allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region","ther\
e","have","did","spent","use","where"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"obj\
ect",required:["test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"\
adjacent"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/sought"},minItems:1}},
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
$ref:"#/definitions/sought"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","how","comp\
are","what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"spent"},how:{enum:["paid","l\
ost"]},compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1},{type:"\
object",required:["test","use"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"use"},use:{
enum:["first","last"]}},additionalProperties:!1},{type:"object",required:["test","where"],properties:{test:{type:"\
string",const:"where"},where:{$ref:"#/definitions/where"}},additionalProperties:!1}]}]};function T(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let a;if(r.test===void 0&&(a="test"))return T.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:a}}],!1;if(r.test!==void 0){let y=r.test;if(!(y==="adjacent"||y==="adjacent-to"||y==="\
edge"||y==="region"||y==="there"||y==="have"||y==="did"||y==="spent"||y==="use"||y==="where"))return T.errors=
[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:Me.allOf[0].properties.test.enum}}],!1}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=p===e;if($){const a=e;if(e===a)if(r&&
typeof r=="object"&&!Array.isArray(r)){const I=r.test;if(typeof I=="string")if(I==="adjacent"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="test")||r.compare===void 0&&(w="compare")||
r.things===void 0&&(w="things"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const P=e;for(const o in r)if(!(o==="not"||o==="test"||o==="compare"||o==="things")){return T.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;
const D=e;if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],
!1;if(o!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var b=D===e}else
var b=!0;if(b){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+
"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="adjacent")return T.errors=[{instancePath:t+"/test",
keyword:"const",params:{allowedValue:"adjacent"}}],!1;var b=D===e}else var b=!0;if(b){if(r.compare!==void 0){const o=e;
Z(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:
s.concat(Z.errors),e=s.length);var b=o===e}else var b=!0;if(b)if(r.things!==void 0){let o=r.things;const D=e;if(e===
D)if(Array.isArray(o)){if(o.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;const F=o.length;for(let H=0;H<F;H++){const le=e;ee(o[H],{instancePath:t+"/things/"+H,parentData:o,
parentDataProperty:H,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var f=le===e;if(!f)break}}}else
return T.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var b=D===e}else var b=!0}}}}}else
return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(I==="adjacent-to"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="test")||r.name===void 0&&(w="name"))
return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const P=e;for(const o in r)
if(!(o==="not"||o==="test"||o==="name")){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;const D=e;if(typeof o!="boolean")return T.
errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return T.errors=[{instancePath:t+
"/not",keyword:"const",params:{allowedValue:!0}}],!1;var d=D===e}else var d=!0;if(d){if(r.test!==void 0){let o=r.
test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"str\
ing"}}],!1;if(o!=="adjacent-to")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"\
adjacent-to"}}],!1;var d=D===e}else var d=!0;if(d)if(r.name!==void 0){const o=e;if(typeof r.name!="string")return T.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0}}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(I==="edge"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="test"))return T.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:w}}],!1;{const P=e;for(const o in r)if(!(o==="not"||o==="test")){return T.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==
void 0){let o=r.not;const D=e;if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{
type:"boolean"}}],!1;if(o!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var g=D===e}else var g=!0;if(g)if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="edge")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var g=D===e}else var g=!0}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(I==="region"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.test===void 0&&(w="test")||r.region===void 0&&(w="region")||r.compare===void 0&&(w="compare")||
r.things===void 0&&(w="things"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const P=e;for(const o in r)if(!(o==="not"||o==="test"||o==="region"||o==="compare"||o==="things")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.
not!==void 0){let o=r.not;const D=e;if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(o!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var k=D===e}else var k=!0;if(k){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="region")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"region"}}],!1;var k=D===e}else var k=!0;if(k){if(r.region!==void 0){
const o=e;G(r.region,{instancePath:t+"/region",parentData:r,parentDataProperty:"region",rootData:_})||(s=s===null?
G.errors:s.concat(G.errors),e=s.length);var k=o===e}else var k=!0;if(k){if(r.compare!==void 0){const o=e;Z(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:s.concat(
Z.errors),e=s.length);var k=o===e}else var k=!0;if(k)if(r.things!==void 0){let o=r.things;const D=e;if(e===D)if(Array.
isArray(o)){if(o.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;
{var h=!0;const F=o.length;for(let H=0;H<F;H++){const le=e;ee(o[H],{instancePath:t+"/things/"+H,parentData:o,parentDataProperty:H,
rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var h=le===e;if(!h)break}}}else return T.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var k=D===e}else var k=!0}}}}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(I==="there"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="test")||r.compare===void 0&&(w="compare")||r.count===
void 0&&(w="count"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const P=e;
for(const o in r)if(!(o==="not"||o==="test"||o==="compare"||o==="count")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;const D=e;
if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var m=D===e}else var m=!0;
if(m){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(o!=="there")return T.errors=[{instancePath:t+"/test",keyword:"co\
nst",params:{allowedValue:"there"}}],!1;var m=D===e}else var m=!0;if(m){if(r.compare!==void 0){const o=e;Z(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:s.concat(
Z.errors),e=s.length);var m=o===e}else var m=!0;if(m)if(r.count!==void 0){const o=e;M(r.count,{instancePath:t+
"/count",parentData:r,parentDataProperty:"count",rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);
var m=o===e}else var m=!0}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(I===
"have"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="test")||r.compare===
void 0&&(w="compare")||r.what===void 0&&(w="what"))return T.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:w}}],!1;{const P=e;for(const o in r)if(!(o==="not"||o==="test"||o==="compare"||o==="what")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.
not!==void 0){let o=r.not;const D=e;if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(o!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var j=D===e}else var j=!0;if(j){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="have")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"have"}}],!1;var j=D===e}else var j=!0;if(j){if(r.compare!==void 0){
const o=e;Z(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===
null?Z.errors:s.concat(Z.errors),e=s.length);var j=o===e}else var j=!0;if(j)if(r.what!==void 0){let o=r.what;const D=e;
if(!(o==="vp"||o==="cube"||o==="card"))return T.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Me.
allOf[1].oneOf[5].properties.what.enum}}],!1;var j=D===e}else var j=!0}}}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(I==="did"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.test===void 0&&(w="test")||r.deed===void 0&&(w="deed")||r.compare===void 0&&(w="compare")||r.things===
void 0&&(w="things"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const P=e;
for(const o in r)if(!(o==="not"||o==="test"||o==="deed"||o==="compare"||o==="things")){return T.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;
const D=e;if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],
!1;if(o!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var n=D===e}else
var n=!0;if(n){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+
"/test",keyword:"type",params:{type:"string"}}],!1;if(o!=="did")return T.errors=[{instancePath:t+"/test",keyword:"\
const",params:{allowedValue:"did"}}],!1;var n=D===e}else var n=!0;if(n){if(r.deed!==void 0){let o=r.deed;const D=e;
if(!(o==="placed"||o==="moved"||o==="removed"||o==="replaced"))return T.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Me.allOf[1].oneOf[6].properties.deed.enum}}],!1;var n=D===e}else var n=!0;if(n){if(r.
compare!==void 0){const o=e;Z(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||
(s=s===null?Z.errors:s.concat(Z.errors),e=s.length);var n=o===e}else var n=!0;if(n)if(r.things!==void 0){let o=r.
things;const D=e;if(e===D)if(Array.isArray(o)){if(o.length<1)return T.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var c=!0;const F=o.length;for(let H=0;H<F;H++){const le=e;ee(o[H],{instancePath:t+
"/things/"+H,parentData:o,parentDataProperty:H,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var c=le===e;if(!c)break}}}else return T.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var n=D===e}else var n=!0}}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(I==="spent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===void 0&&(w="te\
st")||r.how===void 0&&(w="how")||r.compare===void 0&&(w="compare")||r.what===void 0&&(w="what"))return T.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const P=e;for(const o in r)if(!(o==="not"||
o==="test"||o==="how"||o==="compare"||o==="what")){return T.errors=[{instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;const D=e;if(typeof o!=
"boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return T.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=D===e}else var u=!0;if(u){if(r.
test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(o!=="spent")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"spent"}}],!1;var u=D===e}else var u=!0;if(u){if(r.how!==void 0){let o=r.how;const D=e;if(!(o==="\
paid"||o==="lost"))return T.errors=[{instancePath:t+"/how",keyword:"enum",params:{allowedValues:Me.allOf[1].oneOf[7].
properties.how.enum}}],!1;var u=D===e}else var u=!0;if(u){if(r.compare!==void 0){const o=e;Z(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:s.concat(Z.errors),e=s.
length);var u=o===e}else var u=!0;if(u)if(r.what!==void 0){let o=r.what;const D=e;if(!(o==="vp"||o==="cube"||o===
"card"))return T.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Me.allOf[1].oneOf[7].properties.
what.enum}}],!1;var u=D===e}else var u=!0}}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(I==="use"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.test===void 0&&
(w="test")||r.use===void 0&&(w="use"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const P=e;for(const o in r)if(!(o==="not"||o==="test"||o==="use")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.not!==void 0){let o=r.not;const D=e;
if(typeof o!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(o!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var N=D===e}else var N=!0;
if(N){if(r.test!==void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(o!=="use")return T.errors=[{instancePath:t+"/test",keyword:"cons\
t",params:{allowedValue:"use"}}],!1;var N=D===e}else var N=!0;if(N)if(r.use!==void 0){let o=r.use;const D=e;if(!(o===
"first"||o==="last"))return T.errors=[{instancePath:t+"/use",keyword:"enum",params:{allowedValues:Me.allOf[1].
oneOf[8].properties.use.enum}}],!1;var N=D===e}else var N=!0}}}}else return T.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(I==="where"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;
if(r.test===void 0&&(w="test")||r.where===void 0&&(w="where"))return T.errors=[{instancePath:t,keyword:"requir\
ed",params:{missingProperty:w}}],!1;{const P=e;for(const o in r)if(!(o==="test"||o==="where")){return T.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(P===e){if(r.test!==
void 0){let o=r.test;const D=e;if(typeof o!="string")return T.errors=[{instancePath:t+"/test",keyword:"type",params:{
type:"string"}}],!1;if(o!=="where")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"\
where"}}],!1;var l=D===e}else var l=!0;if(l)if(r.where!==void 0){const o=e;A(r.where,{instancePath:t+"/where",
parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var l=o===
e}else var l=!0}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return T.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"test",tagValue:I}}],!1;else return T.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"test",tagValue:I}}],!1}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var $=a===e}return T.errors=s,e===0}function Q(r,{
instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.join===void 0&&(b="join")||r.tests===void 0&&(b="tests"))return Q.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:b}}],!1;{const f=e;for(const d in r)if(!(d==="join"||
d==="tests")){return Q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(f===e){if(r.join!==void 0){let d=r.join;const g=e;if(!(d==="all"||d==="any"))return Q.errors=[{instancePath:t+
"/join",keyword:"enum",params:{allowedValues:fr.properties.join.enum}}],!1;var p=g===e}else var p=!0;if(p)if(r.
tests!==void 0){let d=r.tests;const g=e;if(e===g)if(Array.isArray(d)){if(d.length<1)return Q.errors=[{instancePath:t+
"/tests",keyword:"minItems",params:{limit:1}}],!1;{var $=!0;const h=d.length;for(let m=0;m<h;m++){const j=e;T(
d[m],{instancePath:t+"/tests/"+m,parentData:d,parentDataProperty:m,rootData:_})||(s=s===null?T.errors:s.concat(
T.errors),e=s.length);var $=j===e;if(!$)break}}}else return Q.errors=[{instancePath:t+"/tests",keyword:"type",
params:{type:"array"}}],!1;var p=g===e}else var p=!0}}}else return Q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Q.errors=s,e===0}const jr={type:"object",required:["amount","upTo"],properties:{amount:{
type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1};function Ae(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let $;if(r.amount===void 0&&($="amount")||r.upTo===void 0&&($="upTo"))return Ae.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:$}}],!1;{const b=e;for(const f in r)if(!(f==="amount"||f==="upTo")){
return Ae.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===
e){if(r.amount!==void 0){let f=r.amount;const d=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return Ae.errors=
[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof f=="number"){if(f>99999||
isNaN(f))return Ae.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<1||isNaN(f))return Ae.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var p=d===e}else var p=!0;if(p)if(r.upTo!==void 0){const f=e;if(typeof r.upTo!="boolean")return Ae.errors=[
{instancePath:t+"/upTo",keyword:"type",params:{type:"boolean"}}],!1;var p=f===e}else var p=!0}}}else return Ae.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Ae.errors=s,e===0}const ur={anyOf:[{
$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","grasslan\
d","water"]}},additionalProperties:!1}]};function Ye(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;const p=e;let $=!1;const b=e;se(r,{instancePath:t,parentData:ne,parentDataProperty:ae,
rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var f=b===e;if($=$||f,!$){const d=e;if(e===
d)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.animalOf===void 0&&(k="animalOf")){const h={instancePath:t,
keyword:"required",params:{missingProperty:k}};s===null?s=[h]:s.push(h),e++}else{const h=e;for(const m in r)if(m!==
"animalOf"){const j={instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}};s===null?s=[
j]:s.push(j),e++;break}if(h===e&&r.animalOf!==void 0){let m=r.animalOf;if(!(m==="desert"||m==="grassland"||m===
"water")){const j={instancePath:t+"/animalOf",keyword:"enum",params:{allowedValues:ur.anyOf[1].properties.animalOf.
enum}};s===null?s=[j]:s.push(j),e++}}}}else{const k={instancePath:t,keyword:"type",params:{type:"object"}};s===
null?s=[k]:s.push(k),e++}var f=d===e;$=$||f}if($)e=p,s!==null&&(p?s.length=p:s=null);else{const d={instancePath:t,
keyword:"anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,Ye.errors=s,!1}return Ye.errors=s,e===0}const qr={
anyOf:[{$ref:"#/definitions/quantity"},{type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},
additionalProperties:!1}]};function $e(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;const p=e;let $=!1;const b=e;Ae(r,{instancePath:t,parentData:ne,parentDataProperty:ae,rootData:_})||
(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var f=b===e;if($=$||f,!$){const d=e;if(e===d)if(r&&typeof r==
"object"&&!Array.isArray(r)){let k;if(r.all===void 0&&(k="all")){const h={instancePath:t,keyword:"required",params:{
missingProperty:k}};s===null?s=[h]:s.push(h),e++}else{const h=e;for(const m in r)if(m!=="all"){const j={instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:m}};s===null?s=[j]:s.push(j),e++;break}if(h===e&&r.all!==
void 0){let m=r.all;if(typeof m!="boolean"){const j={instancePath:t+"/all",keyword:"type",params:{type:"boolea\
n"}};s===null?s=[j]:s.push(j),e++}if(m!==!0){const j={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};
s===null?s=[j]:s.push(j),e++}}}}else{const k={instancePath:t,keyword:"type",params:{type:"object"}};s===null?s=
[k]:s.push(k),e++}var f=d===e;$=$||f}if($)e=p,s!==null&&(p?s.length=p:s=null);else{const d={instancePath:t,keyword:"\
anyOf",params:{}};return s===null?s=[d]:s.push(d),e++,$e.errors=s,!1}return $e.errors=s,e===0}const Qe={type:"\
object",required:["rank","what"],properties:{rank:{enum:["most","fewest"]},what:{enum:["vp","cube","card","act\
ive-card"]}},additionalProperties:!1};function Le(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.rank===void 0&&($="rank")||r.what===
void 0&&($="what"))return Le.errors=[{instancePath:t,keyword:"required",params:{missingProperty:$}}],!1;{const b=e;
for(const f in r)if(!(f==="rank"||f==="what")){return Le.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:f}}],!1;break}if(b===e){if(r.rank!==void 0){let f=r.rank;const d=e;if(!(f==="most"||
f==="fewest"))return Le.errors=[{instancePath:t+"/rank",keyword:"enum",params:{allowedValues:Qe.properties.rank.
enum}}],!1;var p=d===e}else var p=!0;if(p)if(r.what!==void 0){let f=r.what;const d=e;if(!(f==="vp"||f==="cube"||
f==="card"||f==="active-card"))return Le.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Qe.
properties.what.enum}}],!1;var p=d===e}else var p=!0}}}else return Le.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;return Le.errors=s,e===0}const ge={validate:je};function q(r,{instancePath:t="",parentData:ne,
parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(
r)){let we;if(r.op===void 0&&(we="op"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:we}}],
!1;if(r.op!==void 0){let re=r.op;if(!(re==="gain"||re==="place"||re==="move"||re==="replace"||re==="remove"||re===
"swap"||re==="pay"||re==="lose"||re==="play"||re==="rotate"||re==="choose"||re==="may"||re==="either"||re==="i\
f"||re==="repeat"||re==="each-player"||re==="choose-player"))return q.errors=[{instancePath:t+"/op",keyword:"e\
num",params:{allowedValues:Fe.allOf[0].properties.op.enum}}],!1}}else return q.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var $=p===e;if($){const we=e;if(e===we)if(r&&typeof r=="object"&&!Array.isArray(
r)){const te=r.op;if(typeof te=="string")if(te==="gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let E;if(r.op===void 0&&(E="op")||r.rewards===void 0&&(E="rewards"))return q.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i==="op"||i==="rewards"||i==="choic\
e"||i==="per"||i==="atLeast"||i==="atMost"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="gain")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var b=z===e}else var b=!0;if(b){
if(r.rewards!==void 0){let i=r.rewards;const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[
{instancePath:t+"/rewards",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const K=i.length;for(let W=0;W<K;W++){
const ke=e;B(i[W],{instancePath:t+"/rewards/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?B.
errors:s.concat(B.errors),e=s.length);var f=ke===e;if(!f)break}}}else return q.errors=[{instancePath:t+"/rewar\
ds",keyword:"type",params:{type:"array"}}],!1;var b=z===e}else var b=!0;if(b){if(r.choice!==void 0){let i=r.choice;
const z=e;if(typeof i!="boolean")return q.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"boole\
an"}}],!1;if(i!==!0)return q.errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],!1;var b=z===
e}else var b=!0;if(b){if(r.per!==void 0){const i=e;xe(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"\
per",rootData:_})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var b=i===e}else var b=!0;if(b){if(r.
atLeast!==void 0){let i=r.atLeast;const z=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return q.errors=[{instancePath:t+
"/atLeast",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof i=="number"){if(i>99999||isNaN(i))return q.
errors=[{instancePath:t+"/atLeast",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return q.errors=[{instancePath:t+"/atLeast",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=z===
e}else var b=!0;if(b){if(r.atMost!==void 0){let i=r.atMost;const z=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))
return q.errors=[{instancePath:t+"/atMost",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof i=="nu\
mber"){if(i>99999||isNaN(i))return q.errors=[{instancePath:t+"/atMost",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(i<1||isNaN(i))return q.errors=[{instancePath:t+"/atMost",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var b=z===e}else var b=!0;if(b)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var b=i===e}else var b=!0}}}}}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="place"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.quantity===void 0&&(E="quantity")||
r.kinds===void 0&&(E="kinds"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],
!1;{const x=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="kinds"||i==="where"||i==="as"||i==="if")){return q.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.
op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",
params:{type:"string"}}],!1;if(i!=="place")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"\
place"}}],!1;var d=z===e}else var d=!0;if(d){if(r.quantity!==void 0){const i=e;Ae(r.quantity,{instancePath:t+"\
/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),
e=s.length);var d=i===e}else var d=!0;if(d){if(r.kinds!==void 0){let i=r.kinds;const z=e;if(e===z)if(Array.isArray(
i)){if(i.length<1)return q.errors=[{instancePath:t+"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;
const K=i.length;for(let W=0;W<K;W++){const ke=e;Ye(i[W],{instancePath:t+"/kinds/"+W,parentData:i,parentDataProperty:W,
rootData:_})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var g=ke===e;if(!g)break}}}else return q.errors=
[{instancePath:t+"/kinds",keyword:"type",params:{type:"array"}}],!1;var d=z===e}else var d=!0;if(d){if(r.where!==
void 0){const i=e;A(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=
s===null?A.errors:s.concat(A.errors),e=s.length);var d=i===e}else var d=!0;if(d){if(r.as!==void 0){const i=e;if(typeof r.
as!="string")return q.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var d=i===e}else
var d=!0;if(d)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var d=i===e}else var d=!0}}}}}}}else return q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(te==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let E;if(r.op===void 0&&(E="op")||r.quantity===void 0&&(E="quantity")||r.things===void 0&&(E="things")||r.
spaces===void 0&&(E="spaces"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],
!1;{const x=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="things"||i==="where"||i==="spaces"||i==="ov\
erAnyTerrain"||i==="as"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="move")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"move"}}],!1;var k=z===e}else var k=!0;if(k){if(r.quantity!==void 0){const i=e;$e(
r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=s===null?$e.
errors:s.concat($e.errors),e=s.length);var k=i===e}else var k=!0;if(k){if(r.things!==void 0){let i=r.things;const z=e;
if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[{instancePath:t+"/things",keyword:"minItems",params:{
limit:1}}],!1;{var h=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;se(i[W],{instancePath:t+"/things/"+W,
parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var h=ke===
e;if(!h)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var k=z===
e}else var k=!0;if(k){if(r.where!==void 0){const i=e;A(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"\
where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var k=i===e}else var k=!0;if(k){if(r.
spaces!==void 0){let i=r.spaces;const z=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return q.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof i=="number"){if(i>99999||isNaN(i))return q.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<1||isNaN(i))
return q.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var k=z===e}else
var k=!0;if(k){if(r.overAnyTerrain!==void 0){let i=r.overAnyTerrain;const z=e;if(typeof i!="boolean")return q.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return q.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var k=z===e}else var k=!0;if(k){
if(r.as!==void 0){const i=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var k=i===e}else var k=!0;if(k)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var k=i===e}else var k=!0}}}}}}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.quantity===void 0&&(E="quantity")||
r.things===void 0&&(E="things")||r.with===void 0&&(E="with"))return q.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="things"||i===
"where"||i==="with"||i==="as"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="replace")return q.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var m=z===e}else var m=!0;if(m){if(r.quantity!==void 0){
const i=e;$e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=
s===null?$e.errors:s.concat($e.errors),e=s.length);var m=i===e}else var m=!0;if(m){if(r.things!==void 0){let i=r.
things;const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var j=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;ee(i[W],{instancePath:t+
"/things/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var j=ke===e;if(!j)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var m=z===e}else var m=!0;if(m){if(r.where!==void 0){const i=e;A(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var m=i===e}else var m=!0;
if(m){if(r.with!==void 0){let i=r.with;const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;const K=i.length;for(let W=0;W<K;W++){
const ke=e;se(i[W],{instancePath:t+"/with/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?se.errors:
s.concat(se.errors),e=s.length);var n=ke===e;if(!n)break}}}else return q.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var m=z===e}else var m=!0;if(m){if(r.as!==void 0){const i=e;if(typeof r.as!="\
string")return q.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var m=i===e}else var m=!0;
if(m)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var m=i===e}else var m=!0}}}}}}}}else return q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(te==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let E;if(r.op===void 0&&(E="op")||r.quantity===void 0&&(E="quantity")||r.things===void 0&&(E="things"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i===
"op"||i==="quantity"||i==="things"||i==="where"||i==="if")){return q.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="remove")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var c=z===e}else var c=!0;if(c){
if(r.quantity!==void 0){const i=e;$e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:_})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var c=i===e}else var c=!0;if(c){if(r.
things!==void 0){let i=r.things;const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;
ee(i[W],{instancePath:t+"/things/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?ee.errors:s.concat(
ee.errors),e=s.length);var u=ke===e;if(!u)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"typ\
e",params:{type:"array"}}],!1;var c=z===e}else var c=!0;if(c){if(r.where!==void 0){const i=e;A(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);
var c=i===e}else var c=!0;if(c)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var c=i===e}else var c=!0}}}}}}else return q.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.things===void 0&&(E="things")||r.with===void 0&&
(E="with"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)
if(!(i==="op"||i==="things"||i==="where"||i==="with"||i==="withWhere"||i==="as"||i==="if")){return q.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){
let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(i!=="swap")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var N=z===e}else var N=!0;if(N){if(r.things!==void 0){let i=r.things;const z=e;if(e===z)if(Array.isArray(i)){
if(i.length<1)return q.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;const K=i.
length;for(let W=0;W<K;W++){const ke=e;ee(i[W],{instancePath:t+"/things/"+W,parentData:i,parentDataProperty:W,
rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var l=ke===e;if(!l)break}}}else return q.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var N=z===e}else var N=!0;if(N){if(r.where!==
void 0){const i=e;A(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=
s===null?A.errors:s.concat(A.errors),e=s.length);var N=i===e}else var N=!0;if(N){if(r.with!==void 0){let i=r.with;
const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[{instancePath:t+"/with",keyword:"minIte\
ms",params:{limit:1}}],!1;{var a=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;ee(i[W],{instancePath:t+"\
/with/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var a=ke===e;if(!a)break}}}else return q.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],
!1;var N=z===e}else var N=!0;if(N){if(r.withWhere!==void 0){const i=e;A(r.withWhere,{instancePath:t+"/withWher\
e",parentData:r,parentDataProperty:"withWhere",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);
var N=i===e}else var N=!0;if(N){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var N=i===e}else var N=!0;if(N)if(r.if!==void 0){const i=e;Q(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.
errors),e=s.length);var N=i===e}else var N=!0}}}}}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(te==="pay"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===
void 0&&(E="op")||r.quantity===void 0&&(E="quantity")||r.what===void 0&&(E="what"))return q.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i==="op"||i==="quantity"||
i==="what"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="pay")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"pay"}}],!1;var y=z===e}else var y=!0;if(y){if(r.quantity!==void 0){const i=e;$e(r.
quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:_})||(s=s===null?$e.errors:
s.concat($e.errors),e=s.length);var y=i===e}else var y=!0;if(y){if(r.what!==void 0){let i=r.what;const z=e;if(!(i===
"vp"||i==="cube"||i==="card"))return q.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Fe.
allOf[1].oneOf[6].properties.what.enum}}],!1;var y=z===e}else var y=!0;if(y)if(r.if!==void 0){const i=e;Q(r.if,
{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),
e=s.length);var y=i===e}else var y=!0}}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1}else if(te==="lose"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&
(E="op")||r.quantity===void 0&&(E="quantity")||r.what===void 0&&(E="what"))return q.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i==="op"||i==="quantity"||i==="what"||
i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="lose")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"lose"}}],!1;var I=z===e}else var I=!0;if(I){if(r.quantity!==void 0){let i=r.quantity;
const z=e,De=e;let K=!1;const W=e;if(e===W)if(i&&typeof i=="object"&&!Array.isArray(i)){let fe;if(i.amount===void 0&&
(fe="amount")||i.upTo===void 0&&(fe="upTo")){const Re={instancePath:t+"/quantity",keyword:"required",params:{missingProperty:fe}};
s===null?s=[Re]:s.push(Re),e++}else{const Re=e;for(const U in i)if(!(U==="amount"||U==="upTo")){const me={instancePath:t+
"/quantity",keyword:"additionalProperties",params:{additionalProperty:U}};s===null?s=[me]:s.push(me),e++;break}
if(Re===e){if(i.amount!==void 0){let U=i.amount;const me=e;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){const X={
instancePath:t+"/quantity/amount",keyword:"type",params:{type:"integer"}};s===null?s=[X]:s.push(X),e++}if(e===
me&&typeof U=="number"){if(U>99999||isNaN(U)){const X={instancePath:t+"/quantity/amount",keyword:"maximum",params:{
comparison:"<=",limit:99999}};s===null?s=[X]:s.push(X),e++}else if(U<1||isNaN(U)){const X={instancePath:t+"/qu\
antity/amount",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[X]:s.push(X),e++}}var v=me===e}else
var v=!0;if(v)if(i.upTo!==void 0){let U=i.upTo;const me=e;if(typeof U!="boolean"){const ue={instancePath:t+"/q\
uantity/upTo",keyword:"type",params:{type:"boolean"}};s===null?s=[ue]:s.push(ue),e++}if(U!==!1){const ue={instancePath:t+
"/quantity/upTo",keyword:"const",params:{allowedValue:!1}};s===null?s=[ue]:s.push(ue),e++}var v=me===e}else var v=!0}}}else{
const fe={instancePath:t+"/quantity",keyword:"type",params:{type:"object"}};s===null?s=[fe]:s.push(fe),e++}var w=W===
e;if(K=K||w,!K){const fe=e;if(e===fe)if(i&&typeof i=="object"&&!Array.isArray(i)){let U;if(i.all===void 0&&(U=
"all")){const me={instancePath:t+"/quantity",keyword:"required",params:{missingProperty:U}};s===null?s=[me]:s.
push(me),e++}else{const me=e;for(const X in i)if(X!=="all"){const ue={instancePath:t+"/quantity",keyword:"addi\
tionalProperties",params:{additionalProperty:X}};s===null?s=[ue]:s.push(ue),e++;break}if(me===e&&i.all!==void 0){
let X=i.all;if(typeof X!="boolean"){const ue={instancePath:t+"/quantity/all",keyword:"type",params:{type:"bool\
ean"}};s===null?s=[ue]:s.push(ue),e++}if(X!==!0){const ue={instancePath:t+"/quantity/all",keyword:"const",params:{
allowedValue:!0}};s===null?s=[ue]:s.push(ue),e++}}}}else{const U={instancePath:t+"/quantity",keyword:"type",params:{
type:"object"}};s===null?s=[U]:s.push(U),e++}var w=fe===e;K=K||w}if(K)e=De,s!==null&&(De?s.length=De:s=null);else{
const fe={instancePath:t+"/quantity",keyword:"anyOf",params:{}};return s===null?s=[fe]:s.push(fe),e++,q.errors=
s,!1}var I=z===e}else var I=!0;if(I){if(r.what!==void 0){let i=r.what;const z=e;if(!(i==="vp"||i==="cube"||i===
"card"))return q.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Fe.allOf[1].oneOf[7].properties.
what.enum}}],!1;var I=z===e}else var I=!0;if(I)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var I=i===e}else var I=!0}}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="play"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.cubes===void 0&&(E="cubes"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i===
"op"||i==="cubes"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="play")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"play"}}],!1;var P=z===e}else var P=!0;if(P){if(r.cubes!==void 0){let i=r.cubes;const z=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))return q.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof i=="number"){if(i>99999||isNaN(i))return q.errors=[{instancePath:t+"/cubes",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(i<0||isNaN(i))return q.errors=[{instancePath:t+"/cubes",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var P=z===e}else var P=!0;if(P)if(r.if!==void 0){const i=e;
Q(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(
Q.errors),e=s.length);var P=i===e}else var P=!0}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(te==="rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===
void 0&&(E="op")||r.cubes===void 0&&(E="cubes"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],
!1;{const x=e;for(const i in r)if(!(i==="op"||i==="cubes"||i==="if")){return q.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;
if(typeof i!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!==
"rotate")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var o=z===
e}else var o=!0;if(o){if(r.cubes!==void 0){let i=r.cubes;const z=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)))
return q.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof i=="num\
ber"){if(i>99999||isNaN(i))return q.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(i<0||isNaN(i))return q.errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=z===e}else var o=!0;if(o)if(r.if!==void 0){const i=e;Q(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var o=i===e}else var o=!0}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="choose"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.things===void 0&&(E="things"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i===
"op"||i==="things"||i==="where"||i==="as"||i==="if")){return q.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose"}}],!1;var D=z===e}else var D=!0;if(D){
if(r.things!==void 0){let i=r.things;const z=e;if(e===z)if(Array.isArray(i)){if(i.length<1)return q.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var V=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;
ee(i[W],{instancePath:t+"/things/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?ee.errors:s.concat(
ee.errors),e=s.length);var V=ke===e;if(!V)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"typ\
e",params:{type:"array"}}],!1;var D=z===e}else var D=!0;if(D){if(r.where!==void 0){const i=e;A(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);
var D=i===e}else var D=!0;if(D){if(r.as!==void 0){const i=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var D=i===e}else var D=!0;if(D)if(r.if!==void 0){const i=e;Q(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:_})||(s=s===null?Q.errors:s.concat(Q.
errors),e=s.length);var D=i===e}else var D=!0}}}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(te==="may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===
void 0&&(E="op")||r.steps===void 0&&(E="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],
!1;{const x=e;for(const i in r)if(!(i==="op"||i==="steps")){return q.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="may")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"may"}}],!1;var F=z===e}else var F=!0;if(F)
if(r.steps!==void 0){const i=e;ge.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"s\
teps",rootData:_})||(s=s===null?ge.validate.errors:s.concat(ge.validate.errors),e=s.length);var F=i===e}else var F=!0}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="either"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.branches===void 0&&(E="branches"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i===
"op"||i==="branches")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="either")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"either"}}],!1;var H=z===e}else var H=!0;if(H)if(r.branches!==void 0){let i=r.branches;
const z=e;if(e===z)if(Array.isArray(i)){if(i.length<2)return q.errors=[{instancePath:t+"/branches",keyword:"mi\
nItems",params:{limit:2}}],!1;{var le=!0;const K=i.length;for(let W=0;W<K;W++){const ke=e;ge.validate(i[W],{instancePath:t+
"/branches/"+W,parentData:i,parentDataProperty:W,rootData:_})||(s=s===null?ge.validate.errors:s.concat(ge.validate.
errors),e=s.length);var le=ke===e;if(!le)break}}}else return q.errors=[{instancePath:t+"/branches",keyword:"ty\
pe",params:{type:"array"}}],!1;var H=z===e}else var H=!0}}}else return q.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(te==="if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.
op===void 0&&(E="op")||r.condition===void 0&&(E="condition")||r.steps===void 0&&(E="steps"))return q.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)if(!(i==="op"||i===
"condition"||i==="steps"||i==="otherwise")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="if")return q.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"if"}}],!1;var R=z===e}else var R=!0;if(R){if(r.condition!==void 0){
const i=e;Q(r.condition,{instancePath:t+"/condition",parentData:r,parentDataProperty:"condition",rootData:_})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var R=i===e}else var R=!0;if(R){if(r.steps!==void 0){const i=e;
ge.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?
ge.validate.errors:s.concat(ge.validate.errors),e=s.length);var R=i===e}else var R=!0;if(R)if(r.otherwise!==void 0){
const i=e;ge.validate(r.otherwise,{instancePath:t+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:_})||
(s=s===null?ge.validate.errors:s.concat(ge.validate.errors),e=s.length);var R=i===e}else var R=!0}}}}}else return q.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="repeat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.times===void 0&&(E="times")||r.steps===void 0&&
(E="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)
if(!(i==="op"||i==="times"||i==="steps")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="repeat")return q.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"repeat"}}],!1;var O=z===e}else var O=!0;if(O){if(r.times!==void 0){
let i=r.times;const z=e,De=e;let K=!1;const W=e;if(e===W)if(i&&typeof i=="object"&&!Array.isArray(i)){let fe;if(i.
times===void 0&&(fe="times")){const Re={instancePath:t+"/times",keyword:"required",params:{missingProperty:fe}};
s===null?s=[Re]:s.push(Re),e++}else{const Re=e;for(const U in i)if(U!=="times"){const me={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:U}};s===null?s=[me]:s.push(me),e++;break}if(Re===
e&&i.times!==void 0){let U=i.times;const me=e;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U))){const X={instancePath:t+
"/times/times",keyword:"type",params:{type:"integer"}};s===null?s=[X]:s.push(X),e++}if(e===me&&typeof U=="numb\
er"){if(U>99999||isNaN(U)){const X={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",limit:99999}};
s===null?s=[X]:s.push(X),e++}else if(U<1||isNaN(U)){const X={instancePath:t+"/times/times",keyword:"minimum",params:{
comparison:">=",limit:1}};s===null?s=[X]:s.push(X),e++}}}}}else{const fe={instancePath:t+"/times",keyword:"typ\
e",params:{type:"object"}};s===null?s=[fe]:s.push(fe),e++}var de=W===e;if(K=K||de,!K){const fe=e;if(e===fe)if(i&&
typeof i=="object"&&!Array.isArray(i)){let U;if(i.upTo===void 0&&(U="upTo")){const me={instancePath:t+"/times",
keyword:"required",params:{missingProperty:U}};s===null?s=[me]:s.push(me),e++}else{const me=e;for(const X in i)
if(X!=="upTo"){const ue={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:X}};
s===null?s=[ue]:s.push(ue),e++;break}if(me===e&&i.upTo!==void 0){let X=i.upTo;const ue=e;if(!(typeof X=="numbe\
r"&&!(X%1)&&!isNaN(X))){const Ie={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};s===null?
s=[Ie]:s.push(Ie),e++}if(e===ue&&typeof X=="number"){if(X>99999||isNaN(X)){const Ie={instancePath:t+"/times/up\
To",keyword:"maximum",params:{comparison:"<=",limit:99999}};s===null?s=[Ie]:s.push(Ie),e++}else if(X<1||isNaN(
X)){const Ie={instancePath:t+"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};s===null?s=[Ie]:
s.push(Ie),e++}}}}}else{const U={instancePath:t+"/times",keyword:"type",params:{type:"object"}};s===null?s=[U]:
s.push(U),e++}var de=fe===e;if(K=K||de,!K){const U=e;if(e===U)if(i&&typeof i=="object"&&!Array.isArray(i)){let X;
if(i.per===void 0&&(X="per")){const ue={instancePath:t+"/times",keyword:"required",params:{missingProperty:X}};
s===null?s=[ue]:s.push(ue),e++}else{const ue=e;for(const Ie in i)if(Ie!=="per"){const Je={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:Ie}};s===null?s=[Je]:s.push(Je),e++;break}ue===e&&
i.per!==void 0&&(xe(i.per,{instancePath:t+"/times/per",parentData:i,parentDataProperty:"per",rootData:_})||(s=
s===null?xe.errors:s.concat(xe.errors),e=s.length))}}else{const X={instancePath:t+"/times",keyword:"type",params:{
type:"object"}};s===null?s=[X]:s.push(X),e++}var de=U===e;K=K||de}}if(K)e=De,s!==null&&(De?s.length=De:s=null);else{
const fe={instancePath:t+"/times",keyword:"anyOf",params:{}};return s===null?s=[fe]:s.push(fe),e++,q.errors=s,
!1}var O=z===e}else var O=!0;if(O)if(r.steps!==void 0){const i=e;ge.validate(r.steps,{instancePath:t+"/steps",
parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?ge.validate.errors:s.concat(ge.validate.errors),
e=s.length);var O=i===e}else var O=!0}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1}else if(te==="each-player"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===
void 0&&(E="op")||r.steps===void 0&&(E="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],
!1;{const x=e;for(const i in r)if(!(i==="op"||i==="other"||i==="with"||i==="steps")){return q.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;
const z=e;if(typeof i!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(i!=="each-player")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-play\
er"}}],!1;var L=z===e}else var L=!0;if(L){if(r.other!==void 0){let i=r.other;const z=e;if(typeof i!="boolean")
return q.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return q.errors=
[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],!1;var L=z===e}else var L=!0;if(L){if(r.with!==
void 0){let i=r.with;const z=e,De=e;let K=!1;const W=e;Le(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"\
with",rootData:_})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var ye=W===e;if(K=K||ye,!K){const fe=e;
Ee(i,{instancePath:t+"/with",parentData:r,parentDataProperty:"with",rootData:_})||(s=s===null?Ee.errors:s.concat(
Ee.errors),e=s.length);var ye=fe===e;K=K||ye}if(K)e=De,s!==null&&(De?s.length=De:s=null);else{const fe={instancePath:t+
"/with",keyword:"anyOf",params:{}};return s===null?s=[fe]:s.push(fe),e++,q.errors=s,!1}var L=z===e}else var L=!0;
if(L)if(r.steps!==void 0){const i=e;ge.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"\
steps",rootData:_})||(s=s===null?ge.validate.errors:s.concat(ge.validate.errors),e=s.length);var L=i===e}else var L=!0}}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(te==="choose-player"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.op===void 0&&(E="op")||r.steps===void 0&&(E="steps"))
return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:E}}],!1;{const x=e;for(const i in r)
if(!(i==="op"||i==="other"||i==="steps")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(x===e){if(r.op!==void 0){let i=r.op;const z=e;if(typeof i!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(i!=="choose-player")return q.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose-player"}}],!1;var Ne=z===e}else var Ne=!0;
if(Ne){if(r.other!==void 0){let i=r.other;const z=e;if(typeof i!="boolean")return q.errors=[{instancePath:t+"/\
other",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return q.errors=[{instancePath:t+"/other",keyword:"\
const",params:{allowedValue:!0}}],!1;var Ne=z===e}else var Ne=!0;if(Ne)if(r.steps!==void 0){const i=e;ge.validate(
r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?ge.validate.
errors:s.concat(ge.validate.errors),e=s.length);var Ne=i===e}else var Ne=!0}}}}else return q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return q.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"op",tagValue:te}}],!1;else return q.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"op",tagValue:te}}],!1}else return q.errors=[{instancePath:t,keyword:"type",params:{type:"obje\
ct"}}],!1;var $=we===e}return q.errors=s,e===0}function je(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){var p=!0;const $=r.length;for(let b=0;b<$;b++){
const f=e;q(r[b],{instancePath:t+"/"+b,parentData:r,parentDataProperty:b,rootData:_})||(s=s===null?q.errors:s.
concat(q.errors),e=s.length);var p=f===e;if(!p)break}}else return je.errors=[{instancePath:t,keyword:"type",params:{
type:"array"}}],!1;return je.errors=s,e===0}function oe(r,{instancePath:t="",parentData:ne,parentDataProperty:ae,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.number===void 0&&
(g="number")||r.deck===void 0&&(g="deck")||r.leaves===void 0&&(g="leaves")||r.energy===void 0&&(g="energy")||r.
hands===void 0&&(g="hands")||r.source===void 0&&(g="source")||r.impact===void 0&&(g="impact")||r.steps===void 0&&
(g="steps"))return oe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const k=e;for(const h in r)
if(!Ge.call(Be.properties,h)){return oe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(k===e){if(r.number!==void 0){let h=r.number;const m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))
return oe.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="n\
umber"){if(h>99999||isNaN(h))return oe.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(h<0||isNaN(h))return oe.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=m===e}else var p=!0;if(p){if(r.deck!==void 0){let h=r.deck;const m=e;if(!(h==="brown"||
h==="blue"))return oe.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Be.properties.deck.
enum}}],!1;var p=m===e}else var p=!0;if(p){if(r.title!==void 0){let h=r.title;const m=e;if(e===m)if(typeof h==
"string"){if(!We.test(h))return oe.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u00\
00-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return oe.errors=[{instancePath:t+"/titl\
e",keyword:"type",params:{type:"string"}}],!1;var p=m===e}else var p=!0;if(p){if(r.leaves!==void 0){let h=r.leaves;
const m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)))return oe.errors=[{instancePath:t+"/leaves",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"){if(h>4||isNaN(h))return oe.errors=[{instancePath:t+
"/leaves",keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(h<1||isNaN(h))return oe.errors=[{instancePath:t+
"/leaves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=m===e}else var p=!0;if(p){if(r.energy!==
void 0){let h=r.energy;const m=e;if(e===m)if(Array.isArray(h)){if(h.length>8)return oe.errors=[{instancePath:t+
"/energy",keyword:"maxItems",params:{limit:8}}],!1;if(h.length<1)return oe.errors=[{instancePath:t+"/energy",keyword:"\
minItems",params:{limit:1}}],!1;{var $=!0;const n=h.length;for(let c=0;c<n;c++){let u=h[c];const N=e;if(e===N)
if(typeof u=="string"){if(!_e.test(u))return oe.errors=[{instancePath:t+"/energy/"+c,keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return oe.errors=[{instancePath:t+"/energy/"+
c,keyword:"type",params:{type:"string"}}],!1;var $=N===e;if(!$)break}}}else return oe.errors=[{instancePath:t+
"/energy",keyword:"type",params:{type:"array"}}],!1;var p=m===e}else var p=!0;if(p){if(r.hands!==void 0){let h=r.
hands;const m=e;if(e===m)if(Array.isArray(h)){var b=!0;const n=h.length;for(let c=0;c<n;c++){let u=h[c];const N=e;
if(e===N)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===void 0&&(a="name")||u.active===void 0&&
(a="active"))return oe.errors=[{instancePath:t+"/hands/"+c,keyword:"required",params:{missingProperty:a}}],!1;
{const y=e;for(const I in u)if(!(I==="name"||I==="active")){return oe.errors=[{instancePath:t+"/hands/"+c,keyword:"\
additionalProperties",params:{additionalProperty:I}}],!1;break}if(y===e){if(u.name!==void 0){let I=u.name;const v=e;
if(e===v)if(typeof I=="string"){if(!_e.test(I))return oe.errors=[{instancePath:t+"/hands/"+c+"/name",keyword:"\
pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return oe.errors=[{instancePath:t+
"/hands/"+c+"/name",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f)if(u.active!==void 0){
const I=e;if(typeof u.active!="boolean")return oe.errors=[{instancePath:t+"/hands/"+c+"/active",keyword:"type",
params:{type:"boolean"}}],!1;var f=I===e}else var f=!0}}}else return oe.errors=[{instancePath:t+"/hands/"+c,keyword:"\
type",params:{type:"object"}}],!1;var b=N===e;if(!b)break}}else return oe.errors=[{instancePath:t+"/hands",keyword:"\
type",params:{type:"array"}}],!1;var p=m===e}else var p=!0;if(p){if(r.source!==void 0){let h=r.source;const m=e;
if(e===m)if(h&&typeof h=="object"&&!Array.isArray(h)){let n;if(h.kind===void 0&&(n="kind"))return oe.errors=[{
instancePath:t+"/source",keyword:"required",params:{missingProperty:n}}],!1;{const c=e;for(const u in h)if(!(u===
"kind"||u==="text")){return oe.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(c===e){if(h.kind!==void 0){let u=h.kind;const N=e;if(!(u==="attested"||u==="adapted"||u==="origina\
l"))return oe.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Be.properties.source.
properties.kind.enum}}],!1;var d=N===e}else var d=!0;if(d)if(h.text!==void 0){let u=h.text;const N=e;if(e===N)
if(typeof u=="string"){if(!We.test(u))return oe.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return oe.errors=[{instancePath:t+
"/source/text",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0}}}else return oe.errors=[{
instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var p=m===e}else var p=!0;if(p){if(r.note!==
void 0){let h=r.note;const m=e;if(e===m)if(typeof h=="string"){if(!We.test(h))return oe.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return oe.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var p=m===e}else var p=!0;
if(p){if(r.impact!==void 0){const h=e;if(typeof r.impact!="boolean")return oe.errors=[{instancePath:t+"/impact",
keyword:"type",params:{type:"boolean"}}],!1;var p=h===e}else var p=!0;if(p)if(r.steps!==void 0){const h=e;je(r.
steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:_})||(s=s===null?je.errors:s.concat(
je.errors),e=s.length);var p=h===e}else var p=!0}}}}}}}}}}}else return oe.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1;return oe.errors=s,e===0}const Se={type:"object",required:["number","deck","tit\
le","source","pattern","triggers"],properties:{number:{type:"integer",minimum:0,maximum:99999},deck:{enum:["br\
own","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},
source:{type:"object",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"\
string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},
note:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},pattern:{type:"\
array",items:{type:"object",required:["q","r","terrain","tokens","covered"],properties:{q:{type:"integer",minimum:-99999,
maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:["desert","grassland","water","la\
nd"]},tokens:{type:"array",items:{type:"object",required:["compare","thing"],properties:{compare:{$ref:"#/defi\
nitions/compare"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}},covered:{type:"boolean"}},additionalProperties:!1},
minItems:1},token:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},triggers:{type:"arra\
y",items:{allOf:[{type:"object",required:["on"],properties:{on:{enum:["play","end","event"]}}},{type:"object",
discriminator:{propertyName:"on"},oneOf:[{type:"object",required:["on","steps"],properties:{on:{enum:["play","\
end"]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{type:"object",required:["on","thing","dee\
d","steps"],properties:{on:{type:"string",const:"event"},thing:{$ref:"#/definitions/word"},deed:{enum:["placed",
"moved","removed"]},otherThings:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},otherDeeds:{type:"\
array",items:{enum:["placed","moved","removed"]},minItems:1},from:{$ref:"#/definitions/region"},into:{$ref:"#/\
definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"boolean",const:!0},steps:{$ref:"#/definit\
ions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function C(r,{instancePath:t="",parentData:ne,
parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;
if(r.number===void 0&&(N="number")||r.deck===void 0&&(N="deck")||r.title===void 0&&(N="title")||r.source===void 0&&
(N="source")||r.pattern===void 0&&(N="pattern")||r.triggers===void 0&&(N="triggers"))return C.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="number"||a==="deck"||
a==="title"||a==="source"||a==="note"||a==="pattern"||a==="token"||a==="triggers")){return C.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.number!==void 0){let a=r.
number;const y=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return C.errors=[{instancePath:t+"/number",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof a=="number"){if(a>99999||isNaN(a))return C.errors=[{instancePath:t+
"/number",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<0||isNaN(a))return C.errors=[{instancePath:t+
"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=y===e}else var p=!0;if(p){if(r.deck!==
void 0){let a=r.deck;const y=e;if(!(a==="brown"||a==="blue"))return C.errors=[{instancePath:t+"/deck",keyword:"\
enum",params:{allowedValues:Se.properties.deck.enum}}],!1;var p=y===e}else var p=!0;if(p){if(r.title!==void 0){
let a=r.title;const y=e;if(e===y)if(typeof a=="string"){if(!We.test(a))return C.errors=[{instancePath:t+"/titl\
e",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else
return C.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;
if(p){if(r.source!==void 0){let a=r.source;const y=e;if(e===y)if(a&&typeof a=="object"&&!Array.isArray(a)){let v;
if(a.kind===void 0&&(v="kind"))return C.errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:v}}],
!1;{const w=e;for(const P in a)if(!(P==="kind"||P==="text")){return C.errors=[{instancePath:t+"/source",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(w===e){if(a.kind!==void 0){let P=a.kind;const o=e;
if(!(P==="attested"||P==="adapted"||P==="original"))return C.errors=[{instancePath:t+"/source/kind",keyword:"e\
num",params:{allowedValues:Se.properties.source.properties.kind.enum}}],!1;var $=o===e}else var $=!0;if($)if(a.
text!==void 0){let P=a.text;const o=e;if(e===o)if(typeof P=="string"){if(!We.test(P))return C.errors=[{instancePath:t+
"/source/text",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return C.errors=[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var $=o===e}else
var $=!0}}}else return C.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var p=y===
e}else var p=!0;if(p){if(r.note!==void 0){let a=r.note;const y=e;if(e===y)if(typeof a=="string"){if(!We.test(a))
return C.errors=[{instancePath:t+"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007\
f-\\u009f\\u2028\\u2029]*$"}}],!1}else return C.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"s\
tring"}}],!1;var p=y===e}else var p=!0;if(p){if(r.pattern!==void 0){let a=r.pattern;const y=e;if(e===y)if(Array.
isArray(a)){if(a.length<1)return C.errors=[{instancePath:t+"/pattern",keyword:"minItems",params:{limit:1}}],!1;
{var b=!0;const v=a.length;for(let w=0;w<v;w++){let P=a[w];const o=e;if(e===o)if(P&&typeof P=="object"&&!Array.
isArray(P)){let V;if(P.q===void 0&&(V="q")||P.r===void 0&&(V="r")||P.terrain===void 0&&(V="terrain")||P.tokens===
void 0&&(V="tokens")||P.covered===void 0&&(V="covered"))return C.errors=[{instancePath:t+"/pattern/"+w,keyword:"\
required",params:{missingProperty:V}}],!1;{const F=e;for(const H in P)if(!(H==="q"||H==="r"||H==="terrain"||H===
"tokens"||H==="covered")){return C.errors=[{instancePath:t+"/pattern/"+w,keyword:"additionalProperties",params:{
additionalProperty:H}}],!1;break}if(F===e){if(P.q!==void 0){let H=P.q;const le=e;if(!(typeof H=="number"&&!(H%
1)&&!isNaN(H)))return C.errors=[{instancePath:t+"/pattern/"+w+"/q",keyword:"type",params:{type:"integer"}}],!1;
if(e===le&&typeof H=="number"){if(H>99999||isNaN(H))return C.errors=[{instancePath:t+"/pattern/"+w+"/q",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(H<-99999||isNaN(H))return C.errors=[{instancePath:t+"/pa\
ttern/"+w+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var f=le===e}else var f=!0;if(f){if(P.
r!==void 0){let H=P.r;const le=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H)))return C.errors=[{instancePath:t+
"/pattern/"+w+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===le&&typeof H=="number"){if(H>99999||isNaN(
H))return C.errors=[{instancePath:t+"/pattern/"+w+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(H<-99999||isNaN(H))return C.errors=[{instancePath:t+"/pattern/"+w+"/r",keyword:"minimum",params:{comparison:"\
>=",limit:-99999}}],!1}var f=le===e}else var f=!0;if(f){if(P.terrain!==void 0){let H=P.terrain;const le=e;if(!(H===
"desert"||H==="grassland"||H==="water"||H==="land"))return C.errors=[{instancePath:t+"/pattern/"+w+"/terrain",
keyword:"enum",params:{allowedValues:Se.properties.pattern.items.properties.terrain.enum}}],!1;var f=le===e}else
var f=!0;if(f){if(P.tokens!==void 0){let H=P.tokens;const le=e;if(e===le)if(Array.isArray(H)){var d=!0;const O=H.
length;for(let de=0;de<O;de++){let L=H[de];const ye=e;if(e===ye)if(L&&typeof L=="object"&&!Array.isArray(L)){let we;
if(L.compare===void 0&&(we="compare")||L.thing===void 0&&(we="thing"))return C.errors=[{instancePath:t+"/patte\
rn/"+w+"/tokens/"+de,keyword:"required",params:{missingProperty:we}}],!1;{const re=e;for(const te in L)if(!(te===
"compare"||te==="thing")){return C.errors=[{instancePath:t+"/pattern/"+w+"/tokens/"+de,keyword:"additionalProp\
erties",params:{additionalProperty:te}}],!1;break}if(re===e){if(L.compare!==void 0){const te=e;Z(L.compare,{instancePath:t+
"/pattern/"+w+"/tokens/"+de+"/compare",parentData:L,parentDataProperty:"compare",rootData:_})||(s=s===null?Z.errors:
s.concat(Z.errors),e=s.length);var g=te===e}else var g=!0;if(g)if(L.thing!==void 0){const te=e;se(L.thing,{instancePath:t+
"/pattern/"+w+"/tokens/"+de+"/thing",parentData:L,parentDataProperty:"thing",rootData:_})||(s=s===null?se.errors:
s.concat(se.errors),e=s.length);var g=te===e}else var g=!0}}}else return C.errors=[{instancePath:t+"/pattern/"+
w+"/tokens/"+de,keyword:"type",params:{type:"object"}}],!1;var d=ye===e;if(!d)break}}else return C.errors=[{instancePath:t+
"/pattern/"+w+"/tokens",keyword:"type",params:{type:"array"}}],!1;var f=le===e}else var f=!0;if(f)if(P.covered!==
void 0){const H=e;if(typeof P.covered!="boolean")return C.errors=[{instancePath:t+"/pattern/"+w+"/covered",keyword:"\
type",params:{type:"boolean"}}],!1;var f=H===e}else var f=!0}}}}}}else return C.errors=[{instancePath:t+"/patt\
ern/"+w,keyword:"type",params:{type:"object"}}],!1;var b=o===e;if(!b)break}}}else return C.errors=[{instancePath:t+
"/pattern",keyword:"type",params:{type:"array"}}],!1;var p=y===e}else var p=!0;if(p){if(r.token!==void 0){let a=r.
token;const y=e;if(e===y)if(typeof a=="string"){if(!_e.test(a))return C.errors=[{instancePath:t+"/token",keyword:"\
pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return C.errors=[{instancePath:t+
"/token",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)if(r.triggers!==void 0){let a=r.
triggers;const y=e;if(e===y)if(Array.isArray(a)){var k=!0;const v=a.length;for(let w=0;w<v;w++){let P=a[w];const o=e,
D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let F;if(P.on===void 0&&(F="on"))return C.errors=[{instancePath:t+
"/triggers/"+w,keyword:"required",params:{missingProperty:F}}],!1;if(P.on!==void 0){let H=P.on;if(!(H==="play"||
H==="end"||H==="event"))return C.errors=[{instancePath:t+"/triggers/"+w+"/on",keyword:"enum",params:{allowedValues:Se.
properties.triggers.items.allOf[0].properties.on.enum}}],!1}}else return C.errors=[{instancePath:t+"/triggers/"+
w,keyword:"type",params:{type:"object"}}],!1;var h=D===e;if(h){const F=e;if(e===F)if(P&&typeof P=="object"&&!Array.
isArray(P)){const le=P.on;if(typeof le=="string")if(le==="play"){if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let O;if(P.on===void 0&&(O="on")||P.steps===void 0&&(O="steps"))return C.errors=[{instancePath:t+"/trigger\
s/"+w,keyword:"required",params:{missingProperty:O}}],!1;{const de=e;for(const L in P)if(!(L==="on"||L==="step\
s")){return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(de===e){if(P.on!==void 0){let L=P.on;const ye=e;if(!(L==="play"||L==="end"))return C.errors=[{instancePath:t+
"/triggers/"+w+"/on",keyword:"enum",params:{allowedValues:Se.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var m=ye===e}else var m=!0;if(m)if(P.steps!==void 0){const L=e;je(P.steps,{instancePath:t+"/trig\
gers/"+w+"/steps",parentData:P,parentDataProperty:"steps",rootData:_})||(s=s===null?je.errors:s.concat(je.errors),
e=s.length);var m=L===e}else var m=!0}}}else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"type",params:{
type:"object"}}],!1}else if(le==="end"){if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let O;if(P.on===
void 0&&(O="on")||P.steps===void 0&&(O="steps"))return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"requi\
red",params:{missingProperty:O}}],!1;{const de=e;for(const L in P)if(!(L==="on"||L==="steps")){return C.errors=
[{instancePath:t+"/triggers/"+w,keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(de===
e){if(P.on!==void 0){let L=P.on;const ye=e;if(!(L==="play"||L==="end"))return C.errors=[{instancePath:t+"/trig\
gers/"+w+"/on",keyword:"enum",params:{allowedValues:Se.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var j=ye===e}else var j=!0;if(j)if(P.steps!==void 0){const L=e;je(P.steps,{instancePath:t+"/trig\
gers/"+w+"/steps",parentData:P,parentDataProperty:"steps",rootData:_})||(s=s===null?je.errors:s.concat(je.errors),
e=s.length);var j=L===e}else var j=!0}}}else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"type",params:{
type:"object"}}],!1}else if(le==="event"){if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let O;if(P.on===
void 0&&(O="on")||P.thing===void 0&&(O="thing")||P.deed===void 0&&(O="deed")||P.steps===void 0&&(O="steps"))return C.
errors=[{instancePath:t+"/triggers/"+w,keyword:"required",params:{missingProperty:O}}],!1;{const de=e;for(const L in P)
if(!Ge.call(Se.properties.triggers.items.allOf[1].oneOf[1].properties,L)){return C.errors=[{instancePath:t+"/t\
riggers/"+w,keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(de===e){if(P.on!==void 0){
let L=P.on;const ye=e;if(typeof L!="string")return C.errors=[{instancePath:t+"/triggers/"+w+"/on",keyword:"typ\
e",params:{type:"string"}}],!1;if(L!=="event")return C.errors=[{instancePath:t+"/triggers/"+w+"/on",keyword:"c\
onst",params:{allowedValue:"event"}}],!1;var n=ye===e}else var n=!0;if(n){if(P.thing!==void 0){const L=e;se(P.
thing,{instancePath:t+"/triggers/"+w+"/thing",parentData:P,parentDataProperty:"thing",rootData:_})||(s=s===null?
se.errors:s.concat(se.errors),e=s.length);var n=L===e}else var n=!0;if(n){if(P.deed!==void 0){let L=P.deed;const ye=e;
if(!(L==="placed"||L==="moved"||L==="removed"))return C.errors=[{instancePath:t+"/triggers/"+w+"/deed",keyword:"\
enum",params:{allowedValues:Se.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],!1;var n=ye===
e}else var n=!0;if(n){if(P.otherThings!==void 0){let L=P.otherThings;const ye=e;if(e===ye)if(Array.isArray(L)){
if(L.length<1)return C.errors=[{instancePath:t+"/triggers/"+w+"/otherThings",keyword:"minItems",params:{limit:1}}],
!1;{var c=!0;const we=L.length;for(let re=0;re<we;re++){const te=e;se(L[re],{instancePath:t+"/triggers/"+w+"/o\
therThings/"+re,parentData:L,parentDataProperty:re,rootData:_})||(s=s===null?se.errors:s.concat(se.errors),e=s.
length);var c=te===e;if(!c)break}}}else return C.errors=[{instancePath:t+"/triggers/"+w+"/otherThings",keyword:"\
type",params:{type:"array"}}],!1;var n=ye===e}else var n=!0;if(n){if(P.otherDeeds!==void 0){let L=P.otherDeeds;
const ye=e;if(e===ye)if(Array.isArray(L)){if(L.length<1)return C.errors=[{instancePath:t+"/triggers/"+w+"/othe\
rDeeds",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;const we=L.length;for(let re=0;re<we;re++){let te=L[re];
const ie=e;if(!(te==="placed"||te==="moved"||te==="removed"))return C.errors=[{instancePath:t+"/triggers/"+w+"\
/otherDeeds/"+re,keyword:"enum",params:{allowedValues:Se.properties.triggers.items.allOf[1].oneOf[1].properties.
otherDeeds.items.enum}}],!1;var u=ie===e;if(!u)break}}}else return C.errors=[{instancePath:t+"/triggers/"+w+"/\
otherDeeds",keyword:"type",params:{type:"array"}}],!1;var n=ye===e}else var n=!0;if(n){if(P.from!==void 0){const L=e;
G(P.from,{instancePath:t+"/triggers/"+w+"/from",parentData:P,parentDataProperty:"from",rootData:_})||(s=s===null?
G.errors:s.concat(G.errors),e=s.length);var n=L===e}else var n=!0;if(n){if(P.into!==void 0){const L=e;G(P.into,
{instancePath:t+"/triggers/"+w+"/into",parentData:P,parentDataProperty:"into",rootData:_})||(s=s===null?G.errors:
s.concat(G.errors),e=s.length);var n=L===e}else var n=!0;if(n){if(P.where!==void 0){const L=e;A(P.where,{instancePath:t+
"/triggers/"+w+"/where",parentData:P,parentDataProperty:"where",rootData:_})||(s=s===null?A.errors:s.concat(A.
errors),e=s.length);var n=L===e}else var n=!0;if(n){if(P.byYou!==void 0){let L=P.byYou;const ye=e;if(typeof L!=
"boolean")return C.errors=[{instancePath:t+"/triggers/"+w+"/byYou",keyword:"type",params:{type:"boolean"}}],!1;
if(L!==!0)return C.errors=[{instancePath:t+"/triggers/"+w+"/byYou",keyword:"const",params:{allowedValue:!0}}],
!1;var n=ye===e}else var n=!0;if(n)if(P.steps!==void 0){const L=e;je(P.steps,{instancePath:t+"/triggers/"+w+"/\
steps",parentData:P,parentDataProperty:"steps",rootData:_})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);
var n=L===e}else var n=!0}}}}}}}}}}}else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"type",params:{
type:"object"}}],!1}else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"discriminator",params:{error:"\
mapping",tag:"on",tagValue:le}}],!1;else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"discriminato\
r",params:{error:"tag",tag:"on",tagValue:le}}],!1}else return C.errors=[{instancePath:t+"/triggers/"+w,keyword:"\
type",params:{type:"object"}}],!1;var h=F===e}var k=o===e;if(!k)break}}else return C.errors=[{instancePath:t+"\
/triggers",keyword:"type",params:{type:"array"}}],!1;var p=y===e}else var p=!0}}}}}}}}}else return C.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return C.errors=s,e===0}function he(r,{instancePath:t="",
parentData:ne,parentDataProperty:ae,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let f;if(r.format===void 0&&(f="format")||r.id===void 0&&(f="id")||r.title===void 0&&(f="title")||
r.vocabulary===void 0&&(f="vocabulary")||r.cards===void 0&&(f="cards")||r.features===void 0&&(f="features"))return he.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const d=e;for(const g in r)if(!Ge.
call(Ue.properties,g)){return he.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(d===e){if(r.$schema!==void 0){const g=e;if(typeof r.$schema!="string")return he.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var p=g===e}else var p=!0;if(p){if(r.format!==void 0){let g=r.
format;const k=e;if(typeof g!="number")return he.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(g!==1)return he.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var p=k===e}else var p=!0;if(p){if(r.id!==void 0){let g=r.id;const k=e;if(e===k)if(typeof g=="string"){if(!Xe.
test(g))return he.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return he.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var p=k===e}else var p=!0;if(p){if(r.title!==void 0){let g=r.title;const k=e;if(e===k)if(typeof g=="string"){
if(!We.test(g))return he.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return he.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(r.extends!==void 0){let g=r.extends;const k=e;
if(e===k)if(typeof g=="string"){if(!_e.test(g))return he.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return he.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(r.vocabulary!==void 0){
const g=e;ze(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:_})||
(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var p=g===e}else var p=!0;if(p){if(r.cards!==void 0){let g=r.
cards;const k=e;if(e===k)if(Array.isArray(g)){var $=!0;const m=g.length;for(let j=0;j<m;j++){const n=e;oe(g[j],
{instancePath:t+"/cards/"+j,parentData:g,parentDataProperty:j,rootData:_})||(s=s===null?oe.errors:s.concat(oe.
errors),e=s.length);var $=n===e;if(!$)break}}else return he.errors=[{instancePath:t+"/cards",keyword:"type",params:{
type:"array"}}],!1;var p=k===e}else var p=!0;if(p){if(r.features!==void 0){let g=r.features;const k=e;if(e===k)
if(Array.isArray(g)){var b=!0;const m=g.length;for(let j=0;j<m;j++){const n=e;C(g[j],{instancePath:t+"/feature\
s/"+j,parentData:g,parentDataProperty:j,rootData:_})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var b=n===
e;if(!b)break}}else return he.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var p=k===
e}else var p=!0;if(p)if(r.hash!==void 0){let g=r.hash;const k=e;if(e===k)if(typeof g=="string"){if(!Ze.test(g))
return he.errors=[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return he.
errors=[{instancePath:t+"/hash",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0}}}}}}}}}}else
return he.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return he.errors=s,e===0}export default yr as import('./validate-json.ts').Validator;
