/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const ir=ne;var sr=ne;const Ye={title:"A set of cards for ecos",type:"object",required:["format","id","title",
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
properties:{count:{enum:["things","groups","done","players"]}}},{type:"object",discriminator:{propertyName:"co\
unt"},oneOf:[{type:"object",required:["count","things"],properties:{count:{type:"string",const:"things"},different:{
type:"boolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"array",items:{$ref:"#/definitions/wo\
rd"},minItems:1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count",
"group"],properties:{count:{type:"string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/de\
finitions/group"},with:{type:"object",required:["compare","things"],properties:{compare:{$ref:"#/definitions/c\
ompare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"\
#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","deed"],properties:{count:{type:"\
string",const:"done"},deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definitions/word"}},additionalProperties:!1},
{type:"object",required:["count"],properties:{count:{type:"string",const:"players"},other:{type:"boolean",const:!0},
with:{$ref:"#/definitions/playersWith"}},additionalProperties:!1}]}]},playersWith:{type:"object",required:["co\
mpare","what"],properties:{compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card","active-card"]}},
additionalProperties:!1},rankedPlayers:{type:"object",required:["rank","what"],properties:{rank:{enum:["most",
"fewest"]},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1},per:{type:"object",required:[
"each","of"],properties:{each:{type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},
test:{allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region",
"there","have"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"object",required:["test","\
compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"adjacent"},compare:{$ref:"\
#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"a\
djacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["test"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:[
"test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"regio\
n"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","compare","count"],
properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"there"},compare:{$ref:"#/definitions/comp\
are"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},{type:"object",required:["test","compare","\
what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"have"},compare:{$ref:"#/definition\
s/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1}]}]},condition:{type:"object",required:[
"join","tests"],properties:{join:{enum:["all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},
additionalProperties:!1},reward:{allOf:[{type:"object",required:["gain"],properties:{gain:{enum:["vp","element",
"mix","card","cube","card-to-play"]}}},{type:"object",discriminator:{propertyName:"gain"},oneOf:[{type:"object",
required:["gain","amount"],properties:{gain:{type:"string",const:"vp"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","element","amount"],properties:{gain:{type:"string",const:"\
element"},element:{type:"string"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"\
object",required:["gain","elements","amount"],properties:{gain:{type:"string",const:"mix"},elements:{type:"arr\
ay",items:{type:"string"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"card"},amount:{type:"integer",
minimum:1,maximum:99999},of:{type:"integer",minimum:2,maximum:99999}},additionalProperties:!1},{type:"object",
required:["gain","amount"],properties:{gain:{type:"string",const:"cube"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain"],properties:{gain:{type:"string",const:"card-to-play"}},
additionalProperties:!1}]}]},word:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},block:{type:"array",
items:{$ref:"#/definitions/step"}},step:{allOf:[{type:"object",required:["op"],properties:{op:{enum:["gain","p\
lace","move","replace","remove","swap","play","rotate","choose","may","either","if","repeat","each-player","ch\
oose-player"]}}},{type:"object",discriminator:{propertyName:"op"},oneOf:[{description:"Gives points, elements,\
 cards or cubes, once or once for each thing counted.",type:"object",required:["op","rewards"],properties:{op:{
type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"#/definitions/reward"},minItems:1},choice:{type:"\
boolean",const:!0},per:{$ref:"#/definitions/per"},atMost:{type:"integer",minimum:1,maximum:99999},if:{$ref:"#/\
definitions/condition"}},additionalProperties:!1},{description:"Puts tiles or tokens into the landscape (R7, R\
8). A gate: what cannot be placed in full ends the effect.",type:"object",required:["op","quantity","kinds"],properties:{
op:{type:"string",const:"place"},quantity:{$ref:"#/definitions/quantity"},kinds:{type:"array",items:{$ref:"#/d\
efinitions/kind"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/co\
ndition"}},additionalProperties:!1},{description:"Moves animals from tile to tile (R9).",type:"object",required:[
"op","quantity","things","spaces"],properties:{op:{type:"string",const:"move"},quantity:{$ref:"#/definitions/q\
uantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/w\
here"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{type:"boolean",const:!0},as:{type:"stri\
ng"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Turns tiles into another terr\
ain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{op:{type:"string",const:"re\
place"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},as:{type:"\
string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Takes tiles or tokens out\
 of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],properties:{op:{type:"str\
ing",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/definit\
ions/word"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Two tiles change places with everything on them, or two animals if each may be on the tile of th\
e other (R8.1).",type:"object",required:["op","things","with"],properties:{op:{type:"string",const:"swap"},things:{
type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"arra\
y",items:{$ref:"#/definitions/word"},minItems:1},withWhere:{$ref:"#/definitions/where"},as:{type:"string"},if:{
$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Plays a card from hand (R6.4, R5.9).",
type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"play"},cubes:{type:"integer",minimum:0,
maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Turns an active car\
d counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:["op","cubes"],properties:{
op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condi\
tion"}},additionalProperties:!1},{description:'Points at something of the landscape, which becomes "this".',type:"\
object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions\
/condition"}},additionalProperties:!1},{description:"Asks yes or no first (R5.7); a gate inside ends only thes\
e steps (L12).",type:"object",required:["op","steps"],properties:{op:{type:"string",const:"may"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},{description:"Its player takes one branch; one that cannot beg\
in is not offered (L13).",type:"object",required:["op","branches"],properties:{op:{type:"string",const:"either"},
branches:{type:"array",items:{$ref:"#/definitions/block"},minItems:2}},additionalProperties:!1},{description:"\
Takes the first steps when the condition holds, else the others.",type:"object",required:["op","condition","st\
eps"],properties:{op:{type:"string",const:"if"},condition:{$ref:"#/definitions/condition"},steps:{$ref:"#/defi\
nitions/block"},otherwise:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:"Runs its steps \
several times.",type:"object",required:["op","times","steps"],properties:{op:{type:"string",const:"repeat"},times:{
anyOf:[{type:"object",required:["times"],properties:{times:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["upTo"],properties:{upTo:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["per"],properties:{per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},steps:{
$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Every player does it, or those who have so\
mething, clockwise from the owner of the card; "you" is that player.',type:"object",required:["op","steps"],properties:{
op:{type:"string",const:"each-player"},other:{type:"boolean",const:!0},with:{anyOf:[{$ref:"#/definitions/ranke\
dPlayers"},{$ref:"#/definitions/playersWith"}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{
description:'Its player picks a player, who does it and is "you" in it (L40).',type:"object",required:["op","s\
teps"],properties:{op:{type:"string",const:"choose-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/def\
initions/block"}},additionalProperties:!1}]}]}}},Re=Object.prototype.hasOwnProperty,Le=new RegExp("^((?!constr\
uctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),Ne=new RegExp("^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2\
029]*$","u"),ce=new RegExp("^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),Ge=new RegExp("^[0-9a-f]{16}$",
"u"),or={type:"object",required:["settings","elements","animals","hands","layouts"],properties:{settings:{$ref:"\
#/definitions/settings"},elements:{type:"array",items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{
$ref:"#/definitions/animal"}},markers:{type:"array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{
$ref:"#/definitions/hand"}},layouts:{type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},
nr={type:"object",properties:{players:{type:"object",required:["from","to"],properties:{from:{type:"integer",minimum:1,
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
additionalProperties:!1};function x(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const l=e;for(const p in r)if(!(p==="players"||p==="\
target"||p==="cubes"||p==="moreCubes"||p==="supply"||p==="deal"||p==="draw")){return x.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(l===e){if(r.players!==void 0){let p=r.
players;const _=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let v;if(p.from===void 0&&(v="from")||
p.to===void 0&&(v="to"))return x.errors=[{instancePath:t+"/players",keyword:"required",params:{missingProperty:v}}],
!1;{const c=e;for(const n in p)if(!(n==="from"||n==="to")){return x.errors=[{instancePath:t+"/players",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===e){if(p.from!==void 0){let n=p.from;const o=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return x.errors=[{instancePath:t+"/players/from",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return x.errors=[{instancePath:t+"/pla\
yers/from",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return x.errors=[{instancePath:t+
"/players/from",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e}else var a=!0;if(a)if(p.to!==
void 0){let n=p.to;const o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return x.errors=[{instancePath:t+"/pl\
ayers/to",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return x.
errors=[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(
n))return x.errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===
e}else var a=!0}}}else return x.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"object"}}],!1;
var q=_===e}else var q=!0;if(q){if(r.target!==void 0){let p=r.target;const _=e;if(e===_)if(p&&typeof p=="objec\
t"&&!Array.isArray(p)){let c;if(p.full===void 0&&(c="full"))return x.errors=[{instancePath:t+"/target",keyword:"\
required",params:{missingProperty:c}}],!1;{const n=e;for(const o in p)if(!(o==="full"||o==="short")){return x.
errors=[{instancePath:t+"/target",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===
e){if(p.full!==void 0){let o=p.full;const d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return x.errors=[{instancePath:t+
"/target/full",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof o=="number"){if(o>99999||isNaN(o))
return x.errors=[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<
1||isNaN(o))return x.errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var b=d===e}else var b=!0;if(b)if(p.short!==void 0){let o=p.short;const d=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)))return x.errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof o=="number"){if(o>99999||isNaN(o))return x.errors=[{instancePath:t+"/target/short",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return x.errors=[{instancePath:t+"/target/short",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var b=d===e}else var b=!0}}}else return x.errors=[{instancePath:t+
"/target",keyword:"type",params:{type:"object"}}],!1;var q=_===e}else var q=!0;if(q){if(r.cubes!==void 0){let p=r.
cubes;const _=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let c;if(p.total===void 0&&(c="total")||
p.start===void 0&&(c="start"))return x.errors=[{instancePath:t+"/cubes",keyword:"required",params:{missingProperty:c}}],
!1;{const n=e;for(const o in p)if(!(o==="total"||o==="start")){return x.errors=[{instancePath:t+"/cubes",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(p.total!==void 0){let o=p.total;const d=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return x.errors=[{instancePath:t+"/cubes/total",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof o=="number"){if(o>99999||isNaN(o))return x.errors=[{instancePath:t+"/cub\
es/total",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return x.errors=[{instancePath:t+
"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var f=d===e}else var f=!0;if(f)if(p.start!==
void 0){let o=p.start;const d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return x.errors=[{instancePath:t+"\
/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof o=="number"){if(o>99999||isNaN(o))return x.
errors=[{instancePath:t+"/cubes/start",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<0||isNaN(
o))return x.errors=[{instancePath:t+"/cubes/start",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e}else var f=!0}}}else return x.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"object"}}],!1;var q=_===
e}else var q=!0;if(q){if(r.moreCubes!==void 0){let p=r.moreCubes;const _=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)))return x.errors=[{instancePath:t+"/moreCubes",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof p==
"number"){if(p>99999||isNaN(p))return x.errors=[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(p<1||isNaN(p))return x.errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var q=_===e}else var q=!0;if(q){if(r.supply!==void 0){let p=r.supply;const _=e;if(e===
_)if(p&&typeof p=="object"&&!Array.isArray(p)){const c=e;for(const n in p)if(!ce.test(n)){return x.errors=[{instancePath:t+
"/supply",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===e){var y=!0;for(const n in p)
if(ce.test(n)){let o=p[n];const d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return x.errors=[{instancePath:t+
"/supply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof o==
"number"){if(o>99999||isNaN(o))return x.errors=[{instancePath:t+"/supply/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<0||isNaN(o))return x.errors=[{instancePath:t+
"/supply/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=d===
e;if(!y)break}}}else return x.errors=[{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var q=_===
e}else var q=!0;if(q){if(r.deal!==void 0){let p=r.deal;const _=e;if(e===_)if(Array.isArray(p)){var m=!0;const c=p.
length;for(let n=0;n<c;n++){let o=p[n];const d=e;if(e===d)if(o&&typeof o=="object"&&!Array.isArray(o)){let h;if(o.
brown===void 0&&(h="brown")||o.blue===void 0&&(h="blue")||o.active===void 0&&(h="active"))return x.errors=[{instancePath:t+
"/deal/"+n,keyword:"required",params:{missingProperty:h}}],!1;{const F=e;for(const A in o)if(!(A==="brown"||A===
"blue"||A==="active"||A==="players")){return x.errors=[{instancePath:t+"/deal/"+n,keyword:"additionalPropertie\
s",params:{additionalProperty:A}}],!1;break}if(F===e){if(o.brown!==void 0){let A=o.brown;const L=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)))return x.errors=[{instancePath:t+"/deal/"+n+"/brown",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof A=="number"){if(A>99999||isNaN(A))return x.errors=[{instancePath:t+"/deal/"+n+
"/brown",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<0||isNaN(A))return x.errors=[{instancePath:t+
"/deal/"+n+"/brown",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var g=L===e}else var g=!0;if(g){if(o.
blue!==void 0){let A=o.blue;const L=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return x.errors=[{instancePath:t+
"/deal/"+n+"/blue",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof A=="number"){if(A>99999||isNaN(
A))return x.errors=[{instancePath:t+"/deal/"+n+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(A<0||isNaN(A))return x.errors=[{instancePath:t+"/deal/"+n+"/blue",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var g=L===e}else var g=!0;if(g){if(o.active!==void 0){let A=o.active;const L=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)))return x.errors=[{instancePath:t+"/deal/"+n+"/active",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof A=="number"){if(A>99999||isNaN(A))return x.errors=[{instancePath:t+"/deal/"+n+
"/active",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<0||isNaN(A))return x.errors=[{instancePath:t+
"/deal/"+n+"/active",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var g=L===e}else var g=!0;if(g)if(o.
players!==void 0){let A=o.players;const L=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return x.errors=[{instancePath:t+
"/deal/"+n+"/players",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof A=="number"){if(A>99999||isNaN(
A))return x.errors=[{instancePath:t+"/deal/"+n+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(A<1||isNaN(A))return x.errors=[{instancePath:t+"/deal/"+n+"/players",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var g=L===e}else var g=!0}}}}}else return x.errors=[{instancePath:t+"/deal/"+n,keyword:"type",
params:{type:"object"}}],!1;var m=d===e;if(!m)break}}else return x.errors=[{instancePath:t+"/deal",keyword:"ty\
pe",params:{type:"array"}}],!1;var q=_===e}else var q=!0;if(q)if(r.draw!==void 0){let p=r.draw;const _=e;if(e===
_)if(Array.isArray(p)){var w=!0;const c=p.length;for(let n=0;n<c;n++){let o=p[n];const d=e;if(e===d)if(o&&typeof o==
"object"&&!Array.isArray(o)){let h;if(o.tokens===void 0&&(h="tokens"))return x.errors=[{instancePath:t+"/draw/"+
n,keyword:"required",params:{missingProperty:h}}],!1;{const F=e;for(const A in o)if(!(A==="tokens"||A==="playe\
rs")){return x.errors=[{instancePath:t+"/draw/"+n,keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(F===e){if(o.tokens!==void 0){let A=o.tokens;const L=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))
return x.errors=[{instancePath:t+"/draw/"+n+"/tokens",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof A==
"number"){if(A>99999||isNaN(A))return x.errors=[{instancePath:t+"/draw/"+n+"/tokens",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(A<1||isNaN(A))return x.errors=[{instancePath:t+"/draw/"+n+"/tokens",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var u=L===e}else var u=!0;if(u)if(o.players!==void 0){let A=o.players;
const L=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return x.errors=[{instancePath:t+"/draw/"+n+"/players",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof A=="number"){if(A>99999||isNaN(A))return x.errors=[{instancePath:t+
"/draw/"+n+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<1||isNaN(A))return x.errors=
[{instancePath:t+"/draw/"+n+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=L===e}else
var u=!0}}}else return x.errors=[{instancePath:t+"/draw/"+n,keyword:"type",params:{type:"object"}}],!1;var w=d===
e;if(!w)break}}else return x.errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var q=_===
e}else var q=!0}}}}}}}else return x.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return x.
errors=i,e===0}const ar={type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"bool\
ean"}},additionalProperties:!1};function ge(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.name===void 0&&(q="name")||r.count===
void 0&&(q="count")||r.any===void 0&&(q="any"))return ge.errors=[{instancePath:t,keyword:"required",params:{missingProperty:q}}],
!1;{const b=e;for(const f in r)if(!(f==="name"||f==="count"||f==="any")){return ge.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.name!==void 0){let f=r.name;const y=e;
if(e===y)if(typeof f=="string"){if(!ce.test(f))return ge.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ge.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.count!==void 0){let f=r.count;const y=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return ge.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof f=="number"){if(f>99999||isNaN(f))return ge.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return ge.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a)if(r.any!==void 0){
const f=e;if(typeof r.any!="boolean")return ge.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var a=f===e}else var a=!0}}}}else return ge.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return ge.errors=i,e===0}const Ie={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function ue(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.plural===void 0&&(f="plural")||
r.count===void 0&&(f="count")||r.on===void 0&&(f="on"))return ue.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:f}}],!1;{const y=e;for(const m in r)if(!(m==="name"||m==="plural"||m==="count"||m==="on"||m===
"beside")){return ue.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(y===e){if(r.name!==void 0){let m=r.name;const g=e;if(e===g)if(typeof m=="string"){if(!ce.test(m))return ue.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ue.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=g===
e}else var a=!0;if(a){if(r.plural!==void 0){let m=r.plural;const g=e;if(e===g)if(typeof m=="string"){if(!ce.test(
m))return ue.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return ue.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=g===e}else var a=!0;if(a){if(r.count!==void 0){let m=r.count;const g=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)))return ue.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m==
"number"){if(m>99999||isNaN(m))return ue.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(m<0||isNaN(m))return ue.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=g===e}else var a=!0;if(a){if(r.on!==void 0){let m=r.on;const g=e,w=e;let u=!1;const l=e;
if(e===l)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.terrain===void 0&&(_="terrain")){const v={instancePath:t+
"/on",keyword:"required",params:{missingProperty:_}};i===null?i=[v]:i.push(v),e++}else{const v=e;for(const c in m)
if(c!=="terrain"){const n={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:c}};
i===null?i=[n]:i.push(n),e++;break}if(v===e&&m.terrain!==void 0){let c=m.terrain;if(e===e)if(Array.isArray(c))
if(c.length<1){const o={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};i===null?i=[o]:i.push(
o),e++}else{var q=!0;const o=c.length;for(let d=0;d<o;d++){let P=c[d];const h=e;if(!(P==="desert"||P==="grassl\
and"||P==="water")){const A={instancePath:t+"/on/terrain/"+d,keyword:"enum",params:{allowedValues:Ie.properties.
on.anyOf[0].properties.terrain.items.enum}};i===null?i=[A]:i.push(A),e++}var q=h===e;if(!q)break}}else{const o={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};i===null?i=[o]:i.push(o),e++}}}}else{const _={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};i===null?i=[_]:i.push(_),e++}var b=l===e;if(u=u||b,
!u){const _=e;if(e===_)if(m&&typeof m=="object"&&!Array.isArray(m)){let c;if(m.token===void 0&&(c="token")){const n={
instancePath:t+"/on",keyword:"required",params:{missingProperty:c}};i===null?i=[n]:i.push(n),e++}else{const n=e;
for(const o in m)if(o!=="token"){const d={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:o}};
i===null?i=[d]:i.push(d),e++;break}if(n===e&&m.token!==void 0){let o=m.token;if(!(o==="mountain"||o==="forest")){
const d={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:Ie.properties.on.anyOf[1].properties.
token.enum}};i===null?i=[d]:i.push(d),e++}}}}else{const c={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};i===null?i=[c]:i.push(c),e++}var b=_===e;u=u||b}if(u)e=w,i!==null&&(w?i.length=w:i=null);else{const _={
instancePath:t+"/on",keyword:"anyOf",params:{}};return i===null?i=[_]:i.push(_),e++,ue.errors=i,!1}var a=g===e}else
var a=!0;if(a)if(r.beside!==void 0){let m=r.beside;const g=e;if(!(m==="desert"||m==="grassland"||m==="water"||
m==="land"||m==="tile"||m==="mountain"||m==="forest"||m==="edge"))return ue.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:Ie.properties.beside.enum}}],!1;var a=g===e}else var a=!0}}}}}}else return ue.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ue.errors=i,e===0}const He={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function se(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.name===void 0&&(b="name")||r.plural===void 0&&(b="plural")||r.count===
void 0&&(b="count")||r.on===void 0&&(b="on")||r.most===void 0&&(b="most"))return se.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:b}}],!1;{const f=e;for(const y in r)if(!(y==="name"||y==="plural"||y==="coun\
t"||y==="on"||y==="most")){return se.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(f===e){if(r.name!==void 0){let y=r.name;const m=e;if(e===m)if(typeof y=="string"){if(!ce.test(y))return se.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return se.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(r.plural!==void 0){let y=r.plural;const m=e;if(e===m)if(typeof y=="string"){if(!ce.test(
y))return se.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return se.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=m===e}else var a=!0;if(a){if(r.count!==void 0){let y=r.count;const m=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)))return se.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof y==
"number"){if(y>99999||isNaN(y))return se.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(y<0||isNaN(y))return se.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.on!==void 0){let y=r.on;const m=e;if(e===m)if(Array.isArray(
y)){if(y.length<1)return se.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var q=!0;const w=y.
length;for(let u=0;u<w;u++){let l=y[u];const p=e;if(!(l==="desert"||l==="grassland"||l==="water"||l==="mountai\
n"||l==="forest"))return se.errors=[{instancePath:t+"/on/"+u,keyword:"enum",params:{allowedValues:He.properties.
on.items.enum}}],!1;var q=p===e;if(!q)break}}}else return se.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(r.most!==void 0){let y=r.most;const m=e;if(!(typeof y=="n\
umber"&&!(y%1)&&!isNaN(y)))return se.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof y=="number"){if(y>99999||isNaN(y))return se.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(y<1||isNaN(y))return se.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e}else var a=!0}}}}}}else return se.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return se.errors=i,e===0}const Be={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function we(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.name===void 0&&(q="name")||r.mark===
void 0&&(q="mark")||r.title===void 0&&(q="title"))return we.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:q}}],!1;{const b=e;for(const f in r)if(!(f==="name"||f==="mark"||f==="title")){return we.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.name!==
void 0){let f=r.name;const y=e;if(e===y)if(typeof f=="string"){if(!ce.test(f))return we.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return we.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.
mark!==void 0){let f=r.mark;const y=e;if(!(f==="footprint"||f==="leaf"))return we.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:Be.properties.mark.enum}}],!1;var a=y===e}else var a=!0;if(a)if(r.title!==
void 0){let f=r.title;const y=e;if(e===y)if(typeof f=="string"){if(!Ne.test(f))return we.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return we.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else
var a=!0}}}}else return we.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return we.errors=
i,e===0}const Fe={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function re(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.tiles===void 0&&(f="tiles"))return re.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const y=e;for(const m in r)if(!(m==="name"||
m==="tiles")){return re.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(y===e){if(r.name!==void 0){let m=r.name;const g=e;if(e===g)if(typeof m=="string"){if(!ce.test(m))return re.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return re.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=g===
e}else var a=!0;if(a)if(r.tiles!==void 0){let m=r.tiles;const g=e;if(e===g)if(Array.isArray(m)){if(m.length<1)
return re.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var q=!0;const u=m.length;
for(let l=0;l<u;l++){let p=m[l];const _=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let c;if(p.q===
void 0&&(c="q")||p.r===void 0&&(c="r")||p.terrain===void 0&&(c="terrain"))return re.errors=[{instancePath:t+"/\
tiles/"+l,keyword:"required",params:{missingProperty:c}}],!1;{const n=e;for(const o in p)if(!(o==="q"||o==="r"||
o==="terrain")){return re.errors=[{instancePath:t+"/tiles/"+l,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(n===e){if(p.q!==void 0){let o=p.q;const d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return re.
errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof o=="numb\
er"){if(o>99999||isNaN(o))return re.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(o<-99999||isNaN(o))return re.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var b=d===e}else var b=!0;if(b){if(p.r!==void 0){let o=p.r;const d=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return re.errors=[{instancePath:t+"/tiles/"+l+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof o=="number"){if(o>99999||isNaN(o))return re.errors=[{instancePath:t+
"/tiles/"+l+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<-99999||isNaN(o))return re.errors=
[{instancePath:t+"/tiles/"+l+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var b=d===e}else
var b=!0;if(b)if(p.terrain!==void 0){let o=p.terrain;const d=e;if(!(o==="desert"||o==="grassland"||o==="water"))
return re.errors=[{instancePath:t+"/tiles/"+l+"/terrain",keyword:"enum",params:{allowedValues:Fe.properties.tiles.
items.properties.terrain.enum}}],!1;var b=d===e}else var b=!0}}}}else return re.errors=[{instancePath:t+"/tile\
s/"+l,keyword:"type",params:{type:"object"}}],!1;var q=_===e;if(!q)break}}}else return re.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0}}}else return re.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return re.errors=i,e===0}function ke(r,{instancePath:t="",parentData:J,
parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;
if(r.settings===void 0&&(g="settings")||r.elements===void 0&&(g="elements")||r.animals===void 0&&(g="animals")||
r.hands===void 0&&(g="hands")||r.layouts===void 0&&(g="layouts"))return ke.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:g}}],!1;{const w=e;for(const u in r)if(!(u==="settings"||u==="elements"||u==="\
animals"||u==="markers"||u==="hands"||u==="layouts")){return ke.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:u}}],!1;break}if(w===e){if(r.settings!==void 0){const u=e;x(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:j})||(i=i===null?x.errors:i.concat(x.errors),e=
i.length);var a=u===e}else var a=!0;if(a){if(r.elements!==void 0){let u=r.elements;const l=e;if(e===l)if(Array.
isArray(u)){var q=!0;const _=u.length;for(let v=0;v<_;v++){const c=e;ge(u[v],{instancePath:t+"/elements/"+v,parentData:u,
parentDataProperty:v,rootData:j})||(i=i===null?ge.errors:i.concat(ge.errors),e=i.length);var q=c===e;if(!q)break}}else
return ke.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.animals!==void 0){let u=r.animals;const l=e;if(e===l)if(Array.isArray(u)){var b=!0;const _=u.length;
for(let v=0;v<_;v++){const c=e;ue(u[v],{instancePath:t+"/animals/"+v,parentData:u,parentDataProperty:v,rootData:j})||
(i=i===null?ue.errors:i.concat(ue.errors),e=i.length);var b=c===e;if(!b)break}}else return ke.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.markers!==void 0){let u=r.
markers;const l=e;if(e===l)if(Array.isArray(u)){var f=!0;const _=u.length;for(let v=0;v<_;v++){const c=e;se(u[v],
{instancePath:t+"/markers/"+v,parentData:u,parentDataProperty:v,rootData:j})||(i=i===null?se.errors:i.concat(se.
errors),e=i.length);var f=c===e;if(!f)break}}else return ke.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.hands!==void 0){let u=r.hands;const l=e;if(e===
l)if(Array.isArray(u)){var y=!0;const _=u.length;for(let v=0;v<_;v++){const c=e;we(u[v],{instancePath:t+"/hand\
s/"+v,parentData:u,parentDataProperty:v,rootData:j})||(i=i===null?we.errors:i.concat(we.errors),e=i.length);var y=c===
e;if(!y)break}}else return ke.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var a=l===
e}else var a=!0;if(a)if(r.layouts!==void 0){let u=r.layouts;const l=e;if(e===l)if(Array.isArray(u)){var m=!0;const _=u.
length;for(let v=0;v<_;v++){const c=e;re(u[v],{instancePath:t+"/layouts/"+v,parentData:u,parentDataProperty:v,
rootData:j})||(i=i===null?re.errors:i.concat(re.errors),e=i.length);var m=c===e;if(!m)break}}else return ke.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}}}}else return ke.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ke.errors=i,e===0}const Te={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},pr={type:"array",items:{$ref:"#/definitions/step"}},Je={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","swap","play","r\
otate","choose","may","either","if","repeat","each-player","choose-player"]}}},{type:"object",discriminator:{propertyName:"\
op"},oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing counted.",type:"\
object",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"\
#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/per"},atMost:{type:"\
integer",minimum:1,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Puts tiles or tokens into the landscape (R7, R8). A gate: what cannot be placed in full ends the effect.",type:"\
object",required:["op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{$ref:"#/defi\
nitions/quantity"},kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"#/definition\
s/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Moves\
 animals from tile to tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{op:{type:"\
string",const:"move"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"#/defini\
tions/word"},minItems:1},where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{
type:"boolean",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{
op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definiti\
ons/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],
properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantityOrAll"},things:{type:"arra\
y",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/co\
ndition"}},additionalProperties:!1},{description:"Two tiles change places with everything on them, or two anim\
als if each may be on the tile of the other (R8.1).",type:"object",required:["op","things","with"],properties:{
op:{type:"string",const:"swap"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"\
#/definitions/where"},with:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},withWhere:{$ref:"#/defi\
nitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Plays a card from hand (R6.4, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"\
play"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9).",type:"object",required:[
"op","cubes"],properties:{op:{type:"string",const:"rotate"},cubes:{type:"integer",minimum:0,maximum:99999},if:{
$ref:"#/definitions/condition"}},additionalProperties:!1},{description:'Points at something of the landscape, \
which becomes "this".',type:"object",required:["op","things"],properties:{op:{type:"string",const:"choose"},things:{
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
finitions/block"}},additionalProperties:!1}]}]},Ke={allOf:[{type:"object",required:["gain"],properties:{gain:{
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
ring",const:"card-to-play"}},additionalProperties:!1}]}]};function O(r,{instancePath:t="",parentData:J,parentDataProperty:K,
rootData:j=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.gain===
void 0&&(u="gain"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.gain!==
void 0){let l=r.gain;if(!(l==="vp"||l==="element"||l==="mix"||l==="card"||l==="cube"||l==="card-to-play"))return O.
errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:Ke.allOf[0].properties.gain.enum}}],!1}}else
return O.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=a===e;if(q){const u=e;if(e===
u)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=r.gain;if(typeof p=="string")if(p==="vp"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return O.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const c=e;for(const n in r)if(!(n===
"gain"||n==="amount")){return O.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(c===e){if(r.gain!==void 0){let n=r.gain;const o=e;if(typeof n!="string")return O.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(n!=="vp")return O.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var b=o===e}else var b=!0;if(b)if(r.amount!==void 0){let n=r.amount;const o=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return O.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=o===e}else var b=!0}}}else return O.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.element===void 0&&(v="element")||r.amount===
void 0&&(v="amount"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const c=e;
for(const n in r)if(!(n==="gain"||n==="element"||n==="amount")){return O.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:n}}],!1;break}if(c===e){if(r.gain!==void 0){let n=r.gain;const o=e;
if(typeof n!="string")return O.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(n!==
"element")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var f=o===
e}else var f=!0;if(f){if(r.element!==void 0){const n=e;if(typeof r.element!="string")return O.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var f=n===e}else var f=!0;if(f)if(r.amount!==void 0){let n=r.
amount;const o=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return O.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var f=o===e}else var f=!0}}}}else return O.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(p==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let v;if(r.gain===void 0&&(v="gain")||r.elements===void 0&&(v="elements")||r.amount===void 0&&
(v="amount"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;{const c=e;for(const n in r)
if(!(n==="gain"||n==="elements"||n==="amount")){return O.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(c===e){if(r.gain!==void 0){let n=r.gain;const o=e;if(typeof n!="st\
ring")return O.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(n!=="mix")return O.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var y=o===e}else var y=!0;if(y){
if(r.elements!==void 0){let n=r.elements;const o=e;if(e===o)if(Array.isArray(n)){if(n.length<1)return O.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const P=n.length;for(let h=0;h<
P;h++){const F=e;if(typeof n[h]!="string")return O.errors=[{instancePath:t+"/elements/"+h,keyword:"type",params:{
type:"string"}}],!1;var m=F===e;if(!m)break}}}else return O.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var y=o===e}else var y=!0;if(y)if(r.amount!==void 0){let n=r.amount;const o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var y=o===e}else var y=!0}}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return O.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:v}}],!1;{const c=e;for(const n in r)if(!(n==="gain"||n==="amount"||n==="of")){
return O.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===
e){if(r.gain!==void 0){let n=r.gain;const o=e;if(typeof n!="string")return O.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(n!=="card")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var g=o===e}else var g=!0;if(g){if(r.amount!==void 0){let n=r.amount;const o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var g=o===e}else var g=!0;if(g)if(r.of!==void 0){let n=r.of;const o=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/of",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+"/of",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(n<2||isNaN(n))return O.errors=[{instancePath:t+"/of",keyword:"\
minimum",params:{comparison:">=",limit:2}}],!1}var g=o===e}else var g=!0}}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let v;if(r.gain===void 0&&(v="gain")||r.amount===void 0&&(v="amount"))return O.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:v}}],!1;{const c=e;for(const n in r)if(!(n==="gain"||n==="amount")){return O.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===e){if(r.
gain!==void 0){let n=r.gain;const o=e;if(typeof n!="string")return O.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(n!=="cube")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var w=o===e}else var w=!0;if(w)if(r.amount!==void 0){let n=r.amount;const o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof n=="number"){if(n>99999||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(n<1||isNaN(n))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var w=o===e}else var w=!0}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(p==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.gain===void 0&&(v="gain"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],
!1;{const c=e;for(const n in r)if(n!=="gain"){return O.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(c===e&&r.gain!==void 0){let n=r.gain;if(typeof n!="string")return O.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(n!=="card-to-play")return O.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return O.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:p}}],!1;else return O.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:p}}],!1}else return O.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var q=u===e}return O.errors=i,e===0}const lr={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},We={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done","players"]}}},{type:"object",
discriminator:{propertyName:"count"},oneOf:[{type:"object",required:["count","things"],properties:{count:{type:"\
string",const:"things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"a\
rray",items:{$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},
{type:"object",required:["count","group"],properties:{count:{type:"string",const:"groups"},adjacent:{type:"boo\
lean",const:!0},group:{$ref:"#/definitions/group"},with:{type:"object",required:["compare","things"],properties:{
compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","deed"],properties:{
count:{type:"string",const:"done"},deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definiti\
ons/word"}},additionalProperties:!1},{type:"object",required:["count"],properties:{count:{type:"string",const:"\
players"},other:{type:"boolean",const:!0},with:{$ref:"#/definitions/playersWith"}},additionalProperties:!1}]}]},
fr={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},Qe=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");
function E(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(typeof r==
"string"){if(!Qe.test(r))return E.errors=[{instancePath:t,keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-\
[a-z0-9]+)*$"}}],!1}else return E.errors=[{instancePath:t,keyword:"type",params:{type:"string"}}],!1;return E.
errors=i,e===0}const Se={allOf:[{type:"object",required:["where"],properties:{where:{enum:["adjacent","on","in",
"edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"object",required:["where","to"],properties:{
where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",
required:["where","spot"],properties:{where:{type:"string",const:"on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},
{type:"object",required:["where","regions"],properties:{where:{type:"string",const:"in"},regions:{type:"array",
items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},{type:"object",required:["where"],properties:{
where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},Ue={allOf:[{type:"object",required:["spot"],properties:{
spot:{enum:["this","this-tile","named","thing"]}}},{type:"object",discriminator:{propertyName:"spot"},oneOf:[{
type:"object",required:["spot"],properties:{spot:{type:"string",const:"this"}},additionalProperties:!1},{type:"\
object",required:["spot"],properties:{spot:{type:"string",const:"this-tile"}},additionalProperties:!1},{type:"\
object",required:["spot","name"],properties:{spot:{type:"string",const:"named"},name:{type:"string"}},additionalProperties:!1},
{type:"object",required:["spot","thing"],properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definit\
ions/word"}},additionalProperties:!1}]}]};function H(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.spot===void 0&&(y="s\
pot"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;if(r.spot!==void 0){
let m=r.spot;if(!(m==="this"||m==="this-tile"||m==="named"||m==="thing"))return H.errors=[{instancePath:t+"/sp\
ot",keyword:"enum",params:{allowedValues:Ue.allOf[0].properties.spot.enum}}],!1}}else return H.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var q=a===e;if(q){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.
isArray(r)){const g=r.spot;if(typeof g=="string")if(g==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.spot===void 0&&(u="spot"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const p in r)if(p!=="spot"){return H.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(l===e&&r.spot!==void 0){let p=r.spot;if(typeof p!="string")return H.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="this")return H.errors=[{instancePath:t+
"/spot",keyword:"const",params:{allowedValue:"this"}}],!1}}}else return H.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1}else if(g==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let u;if(r.spot===void 0&&(u="spot"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const p in r)if(p!=="spot"){return H.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(l===e&&r.spot!==void 0){let p=r.spot;if(typeof p!="string")return H.
errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="this-tile")return H.errors=
[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"this-tile"}}],!1}}}else return H.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(g==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.spot===void 0&&(u="spot")||r.name===void 0&&(u="name"))return H.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const l=e;for(const p in r)if(!(p==="spot"||p==="name")){return H.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(l===e){if(r.spot!==
void 0){let p=r.spot;const _=e;if(typeof p!="string")return H.errors=[{instancePath:t+"/spot",keyword:"type",params:{
type:"string"}}],!1;if(p!=="named")return H.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"\
named"}}],!1;var b=_===e}else var b=!0;if(b)if(r.name!==void 0){const p=e;if(typeof r.name!="string")return H.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var b=p===e}else var b=!0}}}else return H.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="thing"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&(u="spot")||r.thing===void 0&&(u="thing"))return H.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const p in r)if(!(p==="spot"||
p==="thing")){return H.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(l===e){if(r.spot!==void 0){let p=r.spot;const _=e;if(typeof p!="string")return H.errors=[{instancePath:t+
"/spot",keyword:"type",params:{type:"string"}}],!1;if(p!=="thing")return H.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"thing"}}],!1;var f=_===e}else var f=!0;if(f)if(r.thing!==void 0){const p=e;E(r.thing,
{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:j})||(i=i===null?E.errors:i.concat(E.
errors),e=i.length);var f=p===e}else var f=!0}}}else return H.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return H.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"spot",
tagValue:g}}],!1;else return H.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"spot",
tagValue:g}}],!1}else return H.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=y===e}
return H.errors=i,e===0}const De={allOf:[{type:"object",required:["region"],properties:{region:{enum:["this-ha\
bitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","feature-habitat","large\
st"]}}},{type:"object",discriminator:{propertyName:"region"},oneOf:[{type:"object",required:["region"],properties:{
region:{enum:["this-habitat","this-community","this-landmass","adjacent-habitat","landscape","this-feature","f\
eature-habitat"]}},additionalProperties:!1},{type:"object",required:["region","group"],properties:{region:{type:"\
string",const:"largest"},group:{$ref:"#/definitions/group"}},additionalProperties:!1}]}]},Xe={allOf:[{type:"ob\
ject",required:["group"],properties:{group:{enum:["habitat","community","landmass"]}}},{type:"object",discriminator:{
propertyName:"group"},oneOf:[{type:"object",required:["group","of"],properties:{group:{type:"string",const:"ha\
bitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",required:["group","of"],properties:{
group:{type:"string",const:"community"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},{type:"object",
required:["group"],properties:{group:{type:"string",const:"landmass"}},additionalProperties:!1}]}]};function U(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.group===void 0&&(y="group"))return U.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:y}}],!1;if(r.group!==void 0){let m=r.group;if(!(m==="habitat"||m===
"community"||m==="landmass"))return U.errors=[{instancePath:t+"/group",keyword:"enum",params:{allowedValues:Xe.
allOf[0].properties.group.enum}}],!1}}else return U.errors=[{instancePath:t,keyword:"type",params:{type:"objec\
t"}}],!1;var q=a===e;if(q){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.isArray(r)){const g=r.group;if(typeof g==
"string")if(g==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u=
"group")||r.of===void 0&&(u="of"))return U.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const p in r)if(!(p==="group"||p==="of")){return U.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:p}}],!1;break}if(l===e){if(r.group!==void 0){let p=r.group;const _=e;
if(typeof p!="string")return U.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(p!==
"habitat")return U.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"habitat"}}],!1;var b=_===
e}else var b=!0;if(b)if(r.of!==void 0){const p=e;E(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"\
of",rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var b=p===e}else var b=!0}}}else return U.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="community"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u="group")||r.of===void 0&&(u="of"))return U.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const p in r)if(!(p==="group"||
p==="of")){return U.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(l===e){if(r.group!==void 0){let p=r.group;const _=e;if(typeof p!="string")return U.errors=[{instancePath:t+
"/group",keyword:"type",params:{type:"string"}}],!1;if(p!=="community")return U.errors=[{instancePath:t+"/grou\
p",keyword:"const",params:{allowedValue:"community"}}],!1;var f=_===e}else var f=!0;if(f)if(r.of!==void 0){const p=e;
E(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:j})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var f=p===e}else var f=!0}}}else return U.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(g==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===
void 0&&(u="group"))return U.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;
for(const p in r)if(p!=="group"){return U.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(l===e&&r.group!==void 0){let p=r.group;if(typeof p!="string")return U.errors=[{instancePath:t+"/gr\
oup",keyword:"type",params:{type:"string"}}],!1;if(p!=="landmass")return U.errors=[{instancePath:t+"/group",keyword:"\
const",params:{allowedValue:"landmass"}}],!1}}}else return U.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else return U.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"group",
tagValue:g}}],!1;else return U.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"group",
tagValue:g}}],!1}else return U.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=y===e}
return U.errors=i,e===0}function W(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,
e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.region===void 0&&(f="region"))return W.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;if(r.region!==void 0){let y=r.region;
if(!(y==="this-habitat"||y==="this-community"||y==="this-landmass"||y==="adjacent-habitat"||y==="landscape"||y===
"this-feature"||y==="feature-habitat"||y==="largest"))return W.errors=[{instancePath:t+"/region",keyword:"enum",
params:{allowedValues:De.allOf[0].properties.region.enum}}],!1}}else return W.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var q=a===e;if(q){const f=e;if(e===f)if(r&&typeof r=="object"&&!Array.isArray(
r)){const m=r.region;if(typeof m=="string")if(m==="this-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.region===void 0&&(w="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:De.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m===
"this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))
return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return W.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:De.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="this-landma\
ss"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))return W.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const u=e;for(const l in r)if(l!=="region"){
return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===
e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||l==="\
adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return W.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:De.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="adjacent-habitat"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))return W.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:w}}],!1;{const u=e;for(const l in r)if(l!=="region"){return W.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==
void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habit\
at"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return W.errors=[{instancePath:t+"/region",keyword:"\
enum",params:{allowedValues:De.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(m==="landscape"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let w;if(r.region===void 0&&(w="region"))return W.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:w}}],!1;{const u=e;for(const l in r)if(l!=="region"){return W.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l===
"this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-\
feature"||l==="feature-habitat"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:De.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(m==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.
region===void 0&&(w="region"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return W.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:De.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m===
"feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="regio\
n"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return W.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:De.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="largest"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region")||r.group===void 0&&(w=
"group"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const u=e;for(const l in r)
if(!(l==="region"||l==="group")){return W.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e){if(r.region!==void 0){let l=r.region;const p=e;if(typeof l!="string")return W.errors=[{instancePath:t+
"/region",keyword:"type",params:{type:"string"}}],!1;if(l!=="largest")return W.errors=[{instancePath:t+"/regio\
n",keyword:"const",params:{allowedValue:"largest"}}],!1;var b=p===e}else var b=!0;if(b)if(r.group!==void 0){const l=e;
U(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:j})||(i=i===null?U.errors:
i.concat(U.errors),e=i.length);var b=l===e}else var b=!0}}}else return W.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return W.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mappi\
ng",tag:"region",tagValue:m}}],!1;else return W.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"region",tagValue:m}}],!1}else return W.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var q=f===e}return W.errors=i,e===0}function I(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.where===void 0&&(g="\
where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;if(r.where!==void 0){
let w=r.where;if(!(w==="adjacent"||w==="on"||w==="in"||w==="edge"))return I.errors=[{instancePath:t+"/where",keyword:"\
enum",params:{allowedValues:Se.allOf[0].properties.where.enum}}],!1}}else return I.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var q=a===e;if(q){const g=e;if(e===g)if(r&&typeof r=="object"&&!Array.isArray(
r)){const u=r.where;if(typeof u=="string")if(u==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.where===void 0&&(p="where")||r.to===void 0&&(p="to"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:p}}],!1;{const _=e;for(const v in r)if(!(v==="where"||v==="to")){return I.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(_===e){if(r.where!==
void 0){let v=r.where;const c=e;if(typeof v!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(v!=="adjacent")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var b=c===e}else var b=!0;if(b)if(r.to!==void 0){const v=e;H(r.to,{instancePath:t+
"/to",parentData:r,parentDataProperty:"to",rootData:j})||(i=i===null?H.errors:i.concat(H.errors),e=i.length);var b=v===
e}else var b=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u===
"on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.where===void 0&&(p="where")||r.spot===void 0&&
(p="spot"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],!1;{const _=e;for(const v in r)
if(!(v==="where"||v==="spot")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if(_===e){if(r.where!==void 0){let v=r.where;const c=e;if(typeof v!="string")return I.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(v!=="on")return I.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"on"}}],!1;var f=c===e}else var f=!0;if(f)if(r.spot!==void 0){const v=e;H(r.spot,{
instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:j})||(i=i===null?H.errors:i.concat(H.errors),
e=i.length);var f=v===e}else var f=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(u==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.where===void 0&&
(p="where")||r.regions===void 0&&(p="regions"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const _=e;for(const v in r)if(!(v==="where"||v==="regions")){return I.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:v}}],!1;break}if(_===e){if(r.where!==void 0){let v=r.where;const c=e;
if(typeof v!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(v!==
"in")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var y=c===e}else
var y=!0;if(y)if(r.regions!==void 0){let v=r.regions;const c=e;if(e===c)if(Array.isArray(v)){if(v.length<1)return I.
errors=[{instancePath:t+"/regions",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const o=v.length;for(let d=0;d<
o;d++){const P=e;W(v[d],{instancePath:t+"/regions/"+d,parentData:v,parentDataProperty:d,rootData:j})||(i=i===null?
W.errors:i.concat(W.errors),e=i.length);var m=P===e;if(!m)break}}}else return I.errors=[{instancePath:t+"/regi\
ons",keyword:"type",params:{type:"array"}}],!1;var y=c===e}else var y=!0}}}else return I.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(u==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let p;if(r.where===void 0&&(p="where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:p}}],
!1;{const _=e;for(const v in r)if(v!=="where"){return I.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:v}}],!1;break}if(_===e&&r.where!==void 0){let v=r.where;if(typeof v!="string")return I.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(v!=="edge")return I.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"edge"}}],!1}}}else return I.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1}else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"m\
apping",tag:"where",tagValue:u}}],!1;else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"where",tagValue:u}}],!1}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var q=g===e}return I.errors=i,e===0}const Ze={type:"object",required:["is","amount"],properties:{is:{enum:[
"least","most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function S(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let q;if(r.is===void 0&&(q="is")||r.amount===void 0&&(q="amount"))return S.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:q}}],!1;{const b=e;for(const f in r)if(!(f==="is"||
f==="amount")){return S.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(b===e){if(r.is!==void 0){let f=r.is;const y=e;if(!(f==="least"||f==="most"||f==="exactly"))return S.
errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:Ze.properties.is.enum}}],!1;var a=y===e}else
var a=!0;if(a)if(r.amount!==void 0){let f=r.amount;const y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return S.
errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"){if(f>
99999||isNaN(f))return S.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<0||isNaN(f))return S.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=y===e}else var a=!0}}}else return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;
return S.errors=i,e===0}const er={type:"object",required:["compare","what"],properties:{compare:{$ref:"#/defin\
itions/compare"},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1};function he(r,{instancePath:t="",
parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let q;if(r.compare===void 0&&(q="compare")||r.what===void 0&&(q="what"))return he.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:q}}],!1;{const b=e;for(const f in r)if(!(f==="compare"||f==="what")){
return he.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(b===
e){if(r.compare!==void 0){const f=e;S(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"co\
mpare",rootData:j})||(i=i===null?S.errors:i.concat(S.errors),e=i.length);var a=f===e}else var a=!0;if(a)if(r.what!==
void 0){let f=r.what;const y=e;if(!(f==="vp"||f==="cube"||f==="card"||f==="active-card"))return he.errors=[{instancePath:t+
"/what",keyword:"enum",params:{allowedValues:er.properties.what.enum}}],!1;var a=y===e}else var a=!0}}}else return he.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return he.errors=i,e===0}function M(r,{instancePath:t="",
parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.count===void 0&&(l="count"))return M.errors=[{instancePath:t,keyword:"required",
params:{missingProperty:l}}],!1;if(r.count!==void 0){let p=r.count;if(!(p==="things"||p==="groups"||p==="done"||
p==="players"))return M.errors=[{instancePath:t+"/count",keyword:"enum",params:{allowedValues:We.allOf[0].properties.
count.enum}}],!1}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=a===e;
if(q){const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){const _=r.count;if(typeof _=="string")if(_===
"things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.count===void 0&&(c="count")||r.things===
void 0&&(c="things"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const n=e;
for(const o in r)if(!(o==="count"||o==="different"||o==="adjacent"||o==="things"||o==="where")){return M.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.count!==
void 0){let o=r.count;const d=e;if(typeof o!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",
params:{type:"string"}}],!1;if(o!=="things")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{
allowedValue:"things"}}],!1;var b=d===e}else var b=!0;if(b){if(r.different!==void 0){let o=r.different;const d=e;
if(typeof o!="boolean")return M.errors=[{instancePath:t+"/different",keyword:"type",params:{type:"boolean"}}],
!1;if(o!==!0)return M.errors=[{instancePath:t+"/different",keyword:"const",params:{allowedValue:!0}}],!1;var b=d===
e}else var b=!0;if(b){if(r.adjacent!==void 0){let o=r.adjacent;const d=e;if(typeof o!="boolean")return M.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var b=d===e}else var b=!0;if(b){if(r.things!==void 0){
let o=r.things;const d=e;if(e===d)if(Array.isArray(o)){if(o.length<1)return M.errors=[{instancePath:t+"/things",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const h=o.length;for(let F=0;F<h;F++){const A=e;E(o[F],{instancePath:t+
"/things/"+F,parentData:o,parentDataProperty:F,rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var f=A===e;if(!f)break}}}else return M.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var b=d===e}else var b=!0;if(b)if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var b=o===e}else var b=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(_==="groups"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let c;if(r.count===void 0&&(c="count")||r.group===void 0&&(c="group"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const n=e;for(const o in r)if(!(o===
"count"||o==="adjacent"||o==="group"||o==="with"||o==="where")){return M.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.count!==void 0){let o=r.count;const d=e;
if(typeof o!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!==
"groups")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"groups"}}],!1;var y=d===
e}else var y=!0;if(y){if(r.adjacent!==void 0){let o=r.adjacent;const d=e;if(typeof o!="boolean")return M.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var y=d===e}else var y=!0;if(y){if(r.group!==void 0){
const o=e;U(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:j})||(i=i===null?
U.errors:i.concat(U.errors),e=i.length);var y=o===e}else var y=!0;if(y){if(r.with!==void 0){let o=r.with;const d=e;
if(e===d)if(o&&typeof o=="object"&&!Array.isArray(o)){let h;if(o.compare===void 0&&(h="compare")||o.things===void 0&&
(h="things"))return M.errors=[{instancePath:t+"/with",keyword:"required",params:{missingProperty:h}}],!1;{const F=e;
for(const A in o)if(!(A==="compare"||A==="things")){return M.errors=[{instancePath:t+"/with",keyword:"addition\
alProperties",params:{additionalProperty:A}}],!1;break}if(F===e){if(o.compare!==void 0){const A=e;S(o.compare,
{instancePath:t+"/with/compare",parentData:o,parentDataProperty:"compare",rootData:j})||(i=i===null?S.errors:i.
concat(S.errors),e=i.length);var m=A===e}else var m=!0;if(m)if(o.things!==void 0){let A=o.things;const L=e;if(e===
L)if(Array.isArray(A)){if(A.length<1)return M.errors=[{instancePath:t+"/with/things",keyword:"minItems",params:{
limit:1}}],!1;{var g=!0;const R=A.length;for(let B=0;B<R;B++){const qe=e;E(A[B],{instancePath:t+"/with/things/"+
B,parentData:A,parentDataProperty:B,rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var g=qe===
e;if(!g)break}}}else return M.errors=[{instancePath:t+"/with/things",keyword:"type",params:{type:"array"}}],!1;
var m=L===e}else var m=!0}}}else return M.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"object"}}],
!1;var y=d===e}else var y=!0;if(y)if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var y=o===e}else var y=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(_==="done"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let c;if(r.count===void 0&&(c="count")||r.deed===void 0&&(c="deed"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;{const n=e;for(const o in r)if(!(o===
"count"||o==="deed"||o==="thing")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(n===e){if(r.count!==void 0){let o=r.count;const d=e;if(typeof o!="string")return M.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="done")return M.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"done"}}],!1;var w=d===e}else var w=!0;if(w){if(r.deed!==void 0){let o=r.deed;const d=e;
if(!(o==="placed"||o==="moved"||o==="removed"||o==="replaced"))return M.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:We.allOf[1].oneOf[2].properties.deed.enum}}],!1;var w=d===e}else var w=!0;if(w)if(r.
thing!==void 0){const o=e;E(r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:j})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=o===e}else var w=!0}}}}else return M.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(_==="players"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let c;if(r.count===void 0&&(c="count"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],
!1;{const n=e;for(const o in r)if(!(o==="count"||o==="other"||o==="with")){return M.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.count!==void 0){let o=r.count;const d=e;
if(typeof o!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!==
"players")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"players"}}],!1;var u=d===
e}else var u=!0;if(u){if(r.other!==void 0){let o=r.other;const d=e;if(typeof o!="boolean")return M.errors=[{instancePath:t+
"/other",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return M.errors=[{instancePath:t+"/other",keyword:"\
const",params:{allowedValue:!0}}],!1;var u=d===e}else var u=!0;if(u)if(r.with!==void 0){const o=e;he(r.with,{instancePath:t+
"/with",parentData:r,parentDataProperty:"with",rootData:j})||(i=i===null?he.errors:i.concat(he.errors),e=i.length);
var u=o===e}else var u=!0}}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else
return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"count",tagValue:_}}],!1;else
return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"count",tagValue:_}}],!1}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=l===e}return M.errors=i,e===
0}function ve(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.each===void 0&&(q="each")||r.of===void 0&&(q="of"))return ve.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:q}}],!1;{const b=e;for(const f in r)if(!(f===
"each"||f==="of")){return ve.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(b===e){if(r.each!==void 0){let f=r.each;const y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return ve.
errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"){if(f>
99999||isNaN(f))return ve.errors=[{instancePath:t+"/each",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<1||isNaN(f))return ve.errors=[{instancePath:t+"/each",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=y===e}else var a=!0;if(a)if(r.of!==void 0){const f=e;M(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"\
of",rootData:j})||(i=i===null?M.errors:i.concat(M.errors),e=i.length);var a=f===e}else var a=!0}}}else return ve.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ve.errors=i,e===0}const rr={type:"ob\
ject",required:["join","tests"],properties:{join:{enum:["all","any"]},tests:{type:"array",items:{$ref:"#/defin\
itions/test"},minItems:1}},additionalProperties:!1},Me={allOf:[{type:"object",required:["test"],properties:{test:{
enum:["adjacent","adjacent-to","edge","region","there","have"]}}},{type:"object",discriminator:{propertyName:"\
test"},oneOf:[{type:"object",required:["test","compare","things"],properties:{not:{type:"boolean",const:!0},test:{
type:"string",const:"adjacent"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"#/def\
initions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","name"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"adjacent-to"},name:{type:"string"}},additionalProperties:!1},
{type:"object",required:["test"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"edge"}},
additionalProperties:!1},{type:"object",required:["test","region","compare","things"],properties:{not:{type:"b\
oolean",const:!0},test:{type:"string",const:"region"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/de\
finitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","compare","count"],properties:{not:{type:"boolean",const:!0},test:{type:"strin\
g",const:"there"},compare:{$ref:"#/definitions/compare"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},
{type:"object",required:["test","compare","what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",
const:"have"},compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1}]}]};
function T(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;const a=e;if(e===
a)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.test===void 0&&(p="test"))return T.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:p}}],!1;if(r.test!==void 0){let _=r.test;if(!(_==="adjacent"||_==="\
adjacent-to"||_==="edge"||_==="region"||_==="there"||_==="have"))return T.errors=[{instancePath:t+"/test",keyword:"\
enum",params:{allowedValues:Me.allOf[0].properties.test.enum}}],!1}}else return T.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var q=a===e;if(q){const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(
r)){const v=r.test;if(typeof v=="string")if(v==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.test===void 0&&(n="test")||r.compare===void 0&&(n="compare")||r.things===void 0&&(n="things"))return T.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const o=e;for(const d in r)if(!(d===
"not"||d==="test"||d==="compare"||d==="things")){return T.errors=[{instancePath:t,keyword:"additionalPropertie\
s",params:{additionalProperty:d}}],!1;break}if(o===e){if(r.not!==void 0){let d=r.not;const P=e;if(typeof d!="b\
oolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return T.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var b=P===e}else var b=!0;if(b){if(r.
test!==void 0){let d=r.test;const P=e;if(typeof d!="string")return T.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(d!=="adjacent")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var b=P===e}else var b=!0;if(b){if(r.compare!==void 0){const d=e;S(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:j})||(i=i===null?S.errors:i.concat(S.errors),e=i.
length);var b=d===e}else var b=!0;if(b)if(r.things!==void 0){let d=r.things;const P=e;if(e===P)if(Array.isArray(
d)){if(d.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
const F=d.length;for(let A=0;A<F;A++){const L=e;E(d[A],{instancePath:t+"/things/"+A,parentData:d,parentDataProperty:A,
rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var f=L===e;if(!f)break}}}else return T.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var b=P===e}else var b=!0}}}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="adjacent-to"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.test===void 0&&(n="test")||r.name===void 0&&(n="name"))return T.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const o=e;for(const d in r)if(!(d==="not"||
d==="test"||d==="name")){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(o===e){if(r.not!==void 0){let d=r.not;const P=e;if(typeof d!="boolean")return T.errors=[{instancePath:t+
"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return T.errors=[{instancePath:t+"/not",keyword:"\
const",params:{allowedValue:!0}}],!1;var y=P===e}else var y=!0;if(y){if(r.test!==void 0){let d=r.test;const P=e;
if(typeof d!="string")return T.errors=[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!==
"adjacent-to")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{allowedValue:"adjacent-to"}}],!1;
var y=P===e}else var y=!0;if(y)if(r.name!==void 0){const d=e;if(typeof r.name!="string")return T.errors=[{instancePath:t+
"/name",keyword:"type",params:{type:"string"}}],!1;var y=d===e}else var y=!0}}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(v==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.test===void 0&&(n="test"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const o=e;for(const d in r)if(!(d==="not"||d==="test")){return T.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:d}}],!1;break}if(o===e){if(r.not!==void 0){let d=r.not;const P=e;if(typeof d!=
"boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return T.
errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var m=P===e}else var m=!0;if(m)if(r.
test!==void 0){let d=r.test;const P=e;if(typeof d!="string")return T.errors=[{instancePath:t+"/test",keyword:"\
type",params:{type:"string"}}],!1;if(d!=="edge")return T.errors=[{instancePath:t+"/test",keyword:"const",params:{
allowedValue:"edge"}}],!1;var m=P===e}else var m=!0}}}else return T.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(v==="region"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.test===
void 0&&(n="test")||r.region===void 0&&(n="region")||r.compare===void 0&&(n="compare")||r.things===void 0&&(n=
"things"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const o=e;for(const d in r)
if(!(d==="not"||d==="test"||d==="region"||d==="compare"||d==="things")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e){if(r.not!==void 0){let d=r.not;const P=e;
if(typeof d!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var g=P===e}else var g=!0;
if(g){if(r.test!==void 0){let d=r.test;const P=e;if(typeof d!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(d!=="region")return T.errors=[{instancePath:t+"/test",keyword:"c\
onst",params:{allowedValue:"region"}}],!1;var g=P===e}else var g=!0;if(g){if(r.region!==void 0){const d=e;W(r.
region,{instancePath:t+"/region",parentData:r,parentDataProperty:"region",rootData:j})||(i=i===null?W.errors:i.
concat(W.errors),e=i.length);var g=d===e}else var g=!0;if(g){if(r.compare!==void 0){const d=e;S(r.compare,{instancePath:t+
"/compare",parentData:r,parentDataProperty:"compare",rootData:j})||(i=i===null?S.errors:i.concat(S.errors),e=i.
length);var g=d===e}else var g=!0;if(g)if(r.things!==void 0){let d=r.things;const P=e;if(e===P)if(Array.isArray(
d)){if(d.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;
const F=d.length;for(let A=0;A<F;A++){const L=e;E(d[A],{instancePath:t+"/things/"+A,parentData:d,parentDataProperty:A,
rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=L===e;if(!w)break}}}else return T.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var g=P===e}else var g=!0}}}}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="there"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let n;if(r.test===void 0&&(n="test")||r.compare===void 0&&(n="compare")||r.count===
void 0&&(n="count"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const o=e;
for(const d in r)if(!(d==="not"||d==="test"||d==="compare"||d==="count")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e){if(r.not!==void 0){let d=r.not;const P=e;
if(typeof d!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=P===e}else var u=!0;
if(u){if(r.test!==void 0){let d=r.test;const P=e;if(typeof d!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(d!=="there")return T.errors=[{instancePath:t+"/test",keyword:"co\
nst",params:{allowedValue:"there"}}],!1;var u=P===e}else var u=!0;if(u){if(r.compare!==void 0){const d=e;S(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:j})||(i=i===null?S.errors:i.concat(
S.errors),e=i.length);var u=d===e}else var u=!0;if(u)if(r.count!==void 0){const d=e;M(r.count,{instancePath:t+
"/count",parentData:r,parentDataProperty:"count",rootData:j})||(i=i===null?M.errors:i.concat(M.errors),e=i.length);
var u=d===e}else var u=!0}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v===
"have"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.test===void 0&&(n="test")||r.compare===
void 0&&(n="compare")||r.what===void 0&&(n="what"))return T.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:n}}],!1;{const o=e;for(const d in r)if(!(d==="not"||d==="test"||d==="compare"||d==="what")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e){if(r.
not!==void 0){let d=r.not;const P=e;if(typeof d!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(d!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var l=P===e}else var l=!0;if(l){if(r.test!==void 0){let d=r.test;const P=e;if(typeof d!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!=="have")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"have"}}],!1;var l=P===e}else var l=!0;if(l){if(r.compare!==void 0){
const d=e;S(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:j})||(i=i===
null?S.errors:i.concat(S.errors),e=i.length);var l=d===e}else var l=!0;if(l)if(r.what!==void 0){let d=r.what;const P=e;
if(!(d==="vp"||d==="cube"||d==="card"))return T.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Me.
allOf[1].oneOf[5].properties.what.enum}}],!1;var l=P===e}else var l=!0}}}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return T.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"test",tagValue:v}}],!1;else return T.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"test",tagValue:v}}],!1}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var q=p===e}return T.errors=i,e===0}function C(r,{instancePath:t="",parentData:J,parentDataProperty:K,
rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.join===void 0&&
(b="join")||r.tests===void 0&&(b="tests"))return C.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],
!1;{const f=e;for(const y in r)if(!(y==="join"||y==="tests")){return C.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:y}}],!1;break}if(f===e){if(r.join!==void 0){let y=r.join;const m=e;
if(!(y==="all"||y==="any"))return C.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:rr.properties.
join.enum}}],!1;var a=m===e}else var a=!0;if(a)if(r.tests!==void 0){let y=r.tests;const m=e;if(e===m)if(Array.
isArray(y)){if(y.length<1)return C.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{
var q=!0;const w=y.length;for(let u=0;u<w;u++){const l=e;T(y[u],{instancePath:t+"/tests/"+u,parentData:y,parentDataProperty:u,
rootData:j})||(i=i===null?T.errors:i.concat(T.errors),e=i.length);var q=l===e;if(!q)break}}}else return C.errors=
[{instancePath:t+"/tests",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}else return C.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return C.errors=i,e===0}const ur={type:"obj\
ect",required:["amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolea\
n"}},additionalProperties:!1};function me(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.amount===void 0&&(q="amount")||
r.upTo===void 0&&(q="upTo"))return me.errors=[{instancePath:t,keyword:"required",params:{missingProperty:q}}],
!1;{const b=e;for(const f in r)if(!(f==="amount"||f==="upTo")){return me.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:f}}],!1;break}if(b===e){if(r.amount!==void 0){let f=r.amount;const y=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return me.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof f=="number"){if(f>99999||isNaN(f))return me.errors=[{instancePath:t+"/am\
ount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return me.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0;if(a)if(r.upTo!==void 0){
const f=e;if(typeof r.upTo!="boolean")return me.errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"b\
oolean"}}],!1;var a=f===e}else var a=!0}}}else return me.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1;return me.errors=i,e===0}const tr={anyOf:[{$ref:"#/definitions/word"},{type:"object",required:["\
animalOf"],properties:{animalOf:{enum:["desert","grassland","water"]}},additionalProperties:!1}]};function Ve(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;const a=e;let q=!1;const b=e;
E(r,{instancePath:t,parentData:J,parentDataProperty:K,rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=
i.length);var f=b===e;if(q=q||f,!q){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.
animalOf===void 0&&(g="animalOf")){const w={instancePath:t,keyword:"required",params:{missingProperty:g}};i===
null?i=[w]:i.push(w),e++}else{const w=e;for(const u in r)if(u!=="animalOf"){const l={instancePath:t,keyword:"a\
dditionalProperties",params:{additionalProperty:u}};i===null?i=[l]:i.push(l),e++;break}if(w===e&&r.animalOf!==
void 0){let u=r.animalOf;if(!(u==="desert"||u==="grassland"||u==="water")){const l={instancePath:t+"/animalOf",
keyword:"enum",params:{allowedValues:tr.anyOf[1].properties.animalOf.enum}};i===null?i=[l]:i.push(l),e++}}}}else{
const g={instancePath:t,keyword:"type",params:{type:"object"}};i===null?i=[g]:i.push(g),e++}var f=y===e;q=q||f}
if(q)e=a,i!==null&&(a?i.length=a:i=null);else{const y={instancePath:t,keyword:"anyOf",params:{}};return i===null?
i=[y]:i.push(y),e++,Ve.errors=i,!1}return Ve.errors=i,e===0}const dr={anyOf:[{$ref:"#/definitions/quantity"},{
type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]};function _e(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;const a=e;let q=!1;const b=e;
me(r,{instancePath:t,parentData:J,parentDataProperty:K,rootData:j})||(i=i===null?me.errors:i.concat(me.errors),
e=i.length);var f=b===e;if(q=q||f,!q){const y=e;if(e===y)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.
all===void 0&&(g="all")){const w={instancePath:t,keyword:"required",params:{missingProperty:g}};i===null?i=[w]:
i.push(w),e++}else{const w=e;for(const u in r)if(u!=="all"){const l={instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:u}};i===null?i=[l]:i.push(l),e++;break}if(w===e&&r.all!==void 0){let u=r.all;if(typeof u!=
"boolean"){const l={instancePath:t+"/all",keyword:"type",params:{type:"boolean"}};i===null?i=[l]:i.push(l),e++}
if(u!==!0){const l={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};i===null?i=[l]:i.push(l),e++}}}}else{
const g={instancePath:t,keyword:"type",params:{type:"object"}};i===null?i=[g]:i.push(g),e++}var f=y===e;q=q||f}
if(q)e=a,i!==null&&(a?i.length=a:i=null);else{const y={instancePath:t,keyword:"anyOf",params:{}};return i===null?
i=[y]:i.push(y),e++,_e.errors=i,!1}return _e.errors=i,e===0}const Ce={type:"object",required:["rank","what"],properties:{
rank:{enum:["most","fewest"]},what:{enum:["vp","cube","card","active-card"]}},additionalProperties:!1};function $e(r,{
instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let q;if(r.rank===void 0&&(q="rank")||r.what===void 0&&(q="what"))return $e.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:q}}],!1;{const b=e;for(const f in r)if(!(f==="rank"||
f==="what")){return $e.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(b===e){if(r.rank!==void 0){let f=r.rank;const y=e;if(!(f==="most"||f==="fewest"))return $e.errors=
[{instancePath:t+"/rank",keyword:"enum",params:{allowedValues:Ce.properties.rank.enum}}],!1;var a=y===e}else var a=!0;
if(a)if(r.what!==void 0){let f=r.what;const y=e;if(!(f==="vp"||f==="cube"||f==="card"||f==="active-card"))return $e.
errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Ce.properties.what.enum}}],!1;var a=y===e}else
var a=!0}}}else return $e.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return $e.errors=
i,e===0}const te={validate:ye};function k(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let pe;if(r.op===void 0&&(pe="o\
p"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:pe}}],!1;if(r.op!==void 0){let de=r.
op;if(!(de==="gain"||de==="place"||de==="move"||de==="replace"||de==="remove"||de==="swap"||de==="play"||de===
"rotate"||de==="choose"||de==="may"||de==="either"||de==="if"||de==="repeat"||de==="each-player"||de==="choose\
-player"))return k.errors=[{instancePath:t+"/op",keyword:"enum",params:{allowedValues:Je.allOf[0].properties.op.
enum}}],!1}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=a===e;if(q){
const pe=e;if(e===pe)if(r&&typeof r=="object"&&!Array.isArray(r)){const ee=r.op;if(typeof ee=="string")if(ee===
"gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.rewards===void 0&&
(N="rewards"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)
if(!(s==="op"||s==="rewards"||s==="choice"||s==="per"||s==="atMost"||s==="if")){return k.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;
const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(s!=="gain")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var b=$===
e}else var b=!0;if(b){if(r.rewards!==void 0){let s=r.rewards;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<
1)return k.errors=[{instancePath:t+"/rewards",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const G=s.length;
for(let z=0;z<G;z++){const oe=e;O(s[z],{instancePath:t+"/rewards/"+z,parentData:s,parentDataProperty:z,rootData:j})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var f=oe===e;if(!f)break}}}else return k.errors=[{instancePath:t+
"/rewards",keyword:"type",params:{type:"array"}}],!1;var b=$===e}else var b=!0;if(b){if(r.choice!==void 0){let s=r.
choice;const $=e;if(typeof s!="boolean")return k.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"\
boolean"}}],!1;if(s!==!0)return k.errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],
!1;var b=$===e}else var b=!0;if(b){if(r.per!==void 0){const s=e;ve(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"\
per",rootData:j})||(i=i===null?ve.errors:i.concat(ve.errors),e=i.length);var b=s===e}else var b=!0;if(b){if(r.
atMost!==void 0){let s=r.atMost;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return k.errors=[{instancePath:t+
"/atMost",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return k.
errors=[{instancePath:t+"/atMost",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))
return k.errors=[{instancePath:t+"/atMost",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=$===e}else
var b=!0;if(b)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:j})||
(i=i===null?C.errors:i.concat(C.errors),e=i.length);var b=s===e}else var b=!0}}}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(ee==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let N;if(r.op===void 0&&(N="op")||r.quantity===void 0&&(N="quantity")||r.kinds===void 0&&(N="kinds"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s===
"op"||s==="quantity"||s==="kinds"||s==="where"||s==="as"||s==="if")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;
if(typeof s!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!==
"place")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var y=$===e}else
var y=!0;if(y){if(r.quantity!==void 0){const s=e;me(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"\
quantity",rootData:j})||(i=i===null?me.errors:i.concat(me.errors),e=i.length);var y=s===e}else var y=!0;if(y){
if(r.kinds!==void 0){let s=r.kinds;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+
"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;Ve(
s[z],{instancePath:t+"/kinds/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?Ve.errors:i.concat(
Ve.errors),e=i.length);var m=oe===e;if(!m)break}}}else return k.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var y=$===e}else var y=!0;if(y){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var y=s===e}else var y=!0;if(y){if(r.as!==void 0){const s=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var y=s===e}else var y=!0;if(y)if(r.if!==void 0){const s=e;C(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:j})||(i=i===null?C.errors:i.concat(C.
errors),e=i.length);var y=s===e}else var y=!0}}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(ee==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===
void 0&&(N="op")||r.quantity===void 0&&(N="quantity")||r.things===void 0&&(N="things")||r.spaces===void 0&&(N=
"spaces"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)
if(!(s==="op"||s==="quantity"||s==="things"||s==="where"||s==="spaces"||s==="overAnyTerrain"||s==="as"||s==="i\
f")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(s!=="move")return k.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var g=$===e}else var g=!0;if(g){if(r.quantity!==void 0){const s=e;_e(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:j})||(i=i===null?_e.errors:i.concat(
_e.errors),e=i.length);var g=s===e}else var g=!0;if(g){if(r.things!==void 0){let s=r.things;const $=e;if(e===$)
if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var w=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;E(s[z],{instancePath:t+"/things/"+z,parentData:s,
parentDataProperty:z,rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=oe===e;if(!w)break}}}else
return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var g=$===e}else var g=!0;
if(g){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var g=s===e}else var g=!0;if(g){if(r.spaces!==
void 0){let s=r.spaces;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return k.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return k.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))
return k.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var g=$===e}else
var g=!0;if(g){if(r.overAnyTerrain!==void 0){let s=r.overAnyTerrain;const $=e;if(typeof s!="boolean")return k.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return k.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var g=$===e}else var g=!0;if(g){
if(r.as!==void 0){const s=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var g=s===e}else var g=!0;if(g)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:j})||(i=i===null?C.errors:i.concat(C.errors),e=i.length);var g=s===e}else var g=!0}}}}}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.quantity===void 0&&(N="quantity")||
r.things===void 0&&(N="things")||r.with===void 0&&(N="with"))return k.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s==="op"||s==="quantity"||s==="things"||s===
"where"||s==="with"||s==="as"||s==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="replace")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var u=$===e}else var u=!0;if(u){if(r.quantity!==void 0){
const s=e;_e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:j})||(i=
i===null?_e.errors:i.concat(_e.errors),e=i.length);var u=s===e}else var u=!0;if(u){if(r.things!==void 0){let s=r.
things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;E(s[z],{instancePath:t+
"/things/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var l=oe===e;if(!l)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var u=$===e}else var u=!0;if(u){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var u=s===e}else var u=!0;
if(u){if(r.with!==void 0){let s=r.with;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return k.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;const G=s.length;for(let z=0;z<G;z++){
const oe=e;E(s[z],{instancePath:t+"/with/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var p=oe===e;if(!p)break}}}else return k.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var u=$===e}else var u=!0;if(u){if(r.as!==void 0){const s=e;if(typeof r.as!="\
string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var u=s===e}else var u=!0;
if(u)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:j})||
(i=i===null?C.errors:i.concat(C.errors),e=i.length);var u=s===e}else var u=!0}}}}}}}}else return k.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(ee==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let N;if(r.op===void 0&&(N="op")||r.quantity===void 0&&(N="quantity")||r.things===void 0&&(N="things"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s===
"op"||s==="quantity"||s==="things"||s==="where"||s==="if")){return k.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="remove")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var _=$===e}else var _=!0;if(_){
if(r.quantity!==void 0){const s=e;_e(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:j})||(i=i===null?_e.errors:i.concat(_e.errors),e=i.length);var _=s===e}else var _=!0;if(_){if(r.
things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var v=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;
E(s[z],{instancePath:t+"/things/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var v=oe===e;if(!v)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var _=$===e}else var _=!0;if(_){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var _=s===e}else var _=!0;if(_)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:j})||(i=i===null?C.errors:i.concat(C.errors),e=i.length);var _=s===e}else var _=!0}}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.things===void 0&&(N="things")||r.with===void 0&&
(N="with"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)
if(!(s==="op"||s==="things"||s==="where"||s==="with"||s==="withWhere"||s==="as"||s==="if")){return k.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){
let s=r.op;const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="swap")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var c=$===e}else var c=!0;if(c){if(r.things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){
if(s.length<1)return k.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;const G=s.
length;for(let z=0;z<G;z++){const oe=e;E(s[z],{instancePath:t+"/things/"+z,parentData:s,parentDataProperty:z,rootData:j})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var n=oe===e;if(!n)break}}}else return k.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var c=$===e}else var c=!0;if(c){if(r.where!==void 0){const s=e;
I(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:
i.concat(I.errors),e=i.length);var c=s===e}else var c=!0;if(c){if(r.with!==void 0){let s=r.with;const $=e;if(e===
$)if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],
!1;{var o=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;E(s[z],{instancePath:t+"/with/"+z,parentData:s,parentDataProperty:z,
rootData:j})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var o=oe===e;if(!o)break}}}else return k.errors=
[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],!1;var c=$===e}else var c=!0;if(c){if(r.withWhere!==
void 0){const s=e;I(r.withWhere,{instancePath:t+"/withWhere",parentData:r,parentDataProperty:"withWhere",rootData:j})||
(i=i===null?I.errors:i.concat(I.errors),e=i.length);var c=s===e}else var c=!0;if(c){if(r.as!==void 0){const s=e;
if(typeof r.as!="string")return k.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var c=s===
e}else var c=!0;if(c)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:j})||(i=i===null?C.errors:i.concat(C.errors),e=i.length);var c=s===e}else var c=!0}}}}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="play"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.cubes===void 0&&(N="cubes"))return k.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s==="op"||
s==="cubes"||s==="if")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="play")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"play"}}],!1;var d=$===e}else var d=!0;if(d){if(r.cubes!==void 0){let s=r.cubes;const $=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return k.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"\
integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return k.errors=[{instancePath:t+"/cubes",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<0||isNaN(s))return k.errors=[{instancePath:t+"/cubes",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=$===e}else var d=!0;if(d)if(r.if!==void 0){const s=e;
C(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:j})||(i=i===null?C.errors:i.concat(
C.errors),e=i.length);var d=s===e}else var d=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(ee==="rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===
void 0&&(N="op")||r.cubes===void 0&&(N="cubes"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],
!1;{const Q=e;for(const s in r)if(!(s==="op"||s==="cubes"||s==="if")){return k.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;
if(typeof s!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!==
"rotate")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var P=$===
e}else var P=!0;if(P){if(r.cubes!==void 0){let s=r.cubes;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))
return k.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="num\
ber"){if(s>99999||isNaN(s))return k.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(s<0||isNaN(s))return k.errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var P=$===e}else var P=!0;if(P)if(r.if!==void 0){const s=e;C(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:j})||(i=i===null?C.errors:i.concat(C.errors),e=i.length);var P=s===e}else var P=!0}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="choose"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.things===void 0&&(N="things"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s===
"op"||s==="things"||s==="where"||s==="as"||s==="if")){return k.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="choose")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose"}}],!1;var h=$===e}else var h=!0;if(h){
if(r.things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return k.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var F=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;
E(s[z],{instancePath:t+"/things/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var F=oe===e;if(!F)break}}}else return k.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var h=$===e}else var h=!0;if(h){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:j})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var h=s===e}else var h=!0;if(h){if(r.as!==void 0){const s=e;if(typeof r.as!="string")return k.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var h=s===e}else var h=!0;if(h)if(r.if!==void 0){const s=e;C(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:j})||(i=i===null?C.errors:i.concat(C.
errors),e=i.length);var h=s===e}else var h=!0}}}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(ee==="may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===
void 0&&(N="op")||r.steps===void 0&&(N="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],
!1;{const Q=e;for(const s in r)if(!(s==="op"||s==="steps")){return k.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="may")return k.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"may"}}],!1;var A=$===e}else var A=!0;if(A)
if(r.steps!==void 0){const s=e;te.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"s\
teps",rootData:j})||(i=i===null?te.validate.errors:i.concat(te.validate.errors),e=i.length);var A=s===e}else var A=!0}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="either"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.branches===void 0&&(N="branches"))return k.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s===
"op"||s==="branches")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="either")return k.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"either"}}],!1;var L=$===e}else var L=!0;if(L)if(r.branches!==void 0){let s=r.branches;
const $=e;if(e===$)if(Array.isArray(s)){if(s.length<2)return k.errors=[{instancePath:t+"/branches",keyword:"mi\
nItems",params:{limit:2}}],!1;{var je=!0;const G=s.length;for(let z=0;z<G;z++){const oe=e;te.validate(s[z],{instancePath:t+
"/branches/"+z,parentData:s,parentDataProperty:z,rootData:j})||(i=i===null?te.validate.errors:i.concat(te.validate.
errors),e=i.length);var je=oe===e;if(!je)break}}}else return k.errors=[{instancePath:t+"/branches",keyword:"ty\
pe",params:{type:"array"}}],!1;var L=$===e}else var L=!0}}}else return k.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(ee==="if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.
op===void 0&&(N="op")||r.condition===void 0&&(N="condition")||r.steps===void 0&&(N="steps"))return k.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)if(!(s==="op"||s===
"condition"||s==="steps"||s==="otherwise")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="if")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"if"}}],!1;var R=$===e}else var R=!0;if(R){if(r.condition!==void 0){
const s=e;C(r.condition,{instancePath:t+"/condition",parentData:r,parentDataProperty:"condition",rootData:j})||
(i=i===null?C.errors:i.concat(C.errors),e=i.length);var R=s===e}else var R=!0;if(R){if(r.steps!==void 0){const s=e;
te.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:j})||(i=i===null?
te.validate.errors:i.concat(te.validate.errors),e=i.length);var R=s===e}else var R=!0;if(R)if(r.otherwise!==void 0){
const s=e;te.validate(r.otherwise,{instancePath:t+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:j})||
(i=i===null?te.validate.errors:i.concat(te.validate.errors),e=i.length);var R=s===e}else var R=!0}}}}}else return k.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="repeat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.times===void 0&&(N="times")||r.steps===void 0&&
(N="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)
if(!(s==="op"||s==="times"||s==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="repeat")return k.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"repeat"}}],!1;var B=$===e}else var B=!0;if(B){if(r.times!==void 0){
let s=r.times;const $=e,xe=e;let G=!1;const z=e;if(e===z)if(s&&typeof s=="object"&&!Array.isArray(s)){let fe;if(s.
times===void 0&&(fe="times")){const Oe={instancePath:t+"/times",keyword:"required",params:{missingProperty:fe}};
i===null?i=[Oe]:i.push(Oe),e++}else{const Oe=e;for(const ie in s)if(ie!=="times"){const Pe={instancePath:t+"/t\
imes",keyword:"additionalProperties",params:{additionalProperty:ie}};i===null?i=[Pe]:i.push(Pe),e++;break}if(Oe===
e&&s.times!==void 0){let ie=s.times;const Pe=e;if(!(typeof ie=="number"&&!(ie%1)&&!isNaN(ie))){const Z={instancePath:t+
"/times/times",keyword:"type",params:{type:"integer"}};i===null?i=[Z]:i.push(Z),e++}if(e===Pe&&typeof ie=="num\
ber"){if(ie>99999||isNaN(ie)){const Z={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",
limit:99999}};i===null?i=[Z]:i.push(Z),e++}else if(ie<1||isNaN(ie)){const Z={instancePath:t+"/times/times",keyword:"\
minimum",params:{comparison:">=",limit:1}};i===null?i=[Z]:i.push(Z),e++}}}}}else{const fe={instancePath:t+"/ti\
mes",keyword:"type",params:{type:"object"}};i===null?i=[fe]:i.push(fe),e++}var qe=z===e;if(G=G||qe,!G){const fe=e;
if(e===fe)if(s&&typeof s=="object"&&!Array.isArray(s)){let ie;if(s.upTo===void 0&&(ie="upTo")){const Pe={instancePath:t+
"/times",keyword:"required",params:{missingProperty:ie}};i===null?i=[Pe]:i.push(Pe),e++}else{const Pe=e;for(const Z in s)
if(Z!=="upTo"){const Ae={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:Z}};
i===null?i=[Ae]:i.push(Ae),e++;break}if(Pe===e&&s.upTo!==void 0){let Z=s.upTo;const Ae=e;if(!(typeof Z=="numbe\
r"&&!(Z%1)&&!isNaN(Z))){const be={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};i===null?
i=[be]:i.push(be),e++}if(e===Ae&&typeof Z=="number"){if(Z>99999||isNaN(Z)){const be={instancePath:t+"/times/up\
To",keyword:"maximum",params:{comparison:"<=",limit:99999}};i===null?i=[be]:i.push(be),e++}else if(Z<1||isNaN(
Z)){const be={instancePath:t+"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};i===null?i=[be]:
i.push(be),e++}}}}}else{const ie={instancePath:t+"/times",keyword:"type",params:{type:"object"}};i===null?i=[ie]:
i.push(ie),e++}var qe=fe===e;if(G=G||qe,!G){const ie=e;if(e===ie)if(s&&typeof s=="object"&&!Array.isArray(s)){
let Z;if(s.per===void 0&&(Z="per")){const Ae={instancePath:t+"/times",keyword:"required",params:{missingProperty:Z}};
i===null?i=[Ae]:i.push(Ae),e++}else{const Ae=e;for(const be in s)if(be!=="per"){const Ee={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:be}};i===null?i=[Ee]:i.push(Ee),e++;break}Ae===e&&
s.per!==void 0&&(ve(s.per,{instancePath:t+"/times/per",parentData:s,parentDataProperty:"per",rootData:j})||(i=
i===null?ve.errors:i.concat(ve.errors),e=i.length))}}else{const Z={instancePath:t+"/times",keyword:"type",params:{
type:"object"}};i===null?i=[Z]:i.push(Z),e++}var qe=ie===e;G=G||qe}}if(G)e=xe,i!==null&&(xe?i.length=xe:i=null);else{
const fe={instancePath:t+"/times",keyword:"anyOf",params:{}};return i===null?i=[fe]:i.push(fe),e++,k.errors=i,
!1}var B=$===e}else var B=!0;if(B)if(r.steps!==void 0){const s=e;te.validate(r.steps,{instancePath:t+"/steps",
parentData:r,parentDataProperty:"steps",rootData:j})||(i=i===null?te.validate.errors:i.concat(te.validate.errors),
e=i.length);var B=s===e}else var B=!0}}}}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1}else if(ee==="each-player"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===
void 0&&(N="op")||r.steps===void 0&&(N="steps"))return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],
!1;{const Q=e;for(const s in r)if(!(s==="op"||s==="other"||s==="with"||s==="steps")){return k.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;
const $=e;if(typeof s!="string")return k.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(s!=="each-player")return k.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-play\
er"}}],!1;var X=$===e}else var X=!0;if(X){if(r.other!==void 0){let s=r.other;const $=e;if(typeof s!="boolean")
return k.errors=[{instancePath:t+"/other",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return k.errors=
[{instancePath:t+"/other",keyword:"const",params:{allowedValue:!0}}],!1;var X=$===e}else var X=!0;if(X){if(r.with!==
void 0){let s=r.with;const $=e,xe=e;let G=!1;const z=e;$e(s,{instancePath:t+"/with",parentData:r,parentDataProperty:"\
with",rootData:j})||(i=i===null?$e.errors:i.concat($e.errors),e=i.length);var ae=z===e;if(G=G||ae,!G){const fe=e;
he(s,{instancePath:t+"/with",parentData:r,parentDataProperty:"with",rootData:j})||(i=i===null?he.errors:i.concat(
he.errors),e=i.length);var ae=fe===e;G=G||ae}if(G)e=xe,i!==null&&(xe?i.length=xe:i=null);else{const fe={instancePath:t+
"/with",keyword:"anyOf",params:{}};return i===null?i=[fe]:i.push(fe),e++,k.errors=i,!1}var X=$===e}else var X=!0;
if(X)if(r.steps!==void 0){const s=e;te.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"\
steps",rootData:j})||(i=i===null?te.validate.errors:i.concat(te.validate.errors),e=i.length);var X=s===e}else var X=!0}}}}}else
return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(ee==="choose-player"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.op===void 0&&(N="op")||r.steps===void 0&&(N="steps"))
return k.errors=[{instancePath:t,keyword:"required",params:{missingProperty:N}}],!1;{const Q=e;for(const s in r)
if(!(s==="op"||s==="other"||s==="steps")){return k.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(Q===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return k.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="choose-player")return k.errors=
[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose-player"}}],!1;var D=$===e}else var D=!0;if(D){
if(r.other!==void 0){let s=r.other;const $=e;if(typeof s!="boolean")return k.errors=[{instancePath:t+"/other",
keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return k.errors=[{instancePath:t+"/other",keyword:"const",
params:{allowedValue:!0}}],!1;var D=$===e}else var D=!0;if(D)if(r.steps!==void 0){const s=e;te.validate(r.steps,
{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:j})||(i=i===null?te.validate.errors:
i.concat(te.validate.errors),e=i.length);var D=s===e}else var D=!0}}}}else return k.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else return k.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
mapping",tag:"op",tagValue:ee}}],!1;else return k.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"op",tagValue:ee}}],!1}else return k.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var q=pe===e}return k.errors=i,e===0}function ye(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;if(e===0)if(Array.isArray(r)){var a=!0;const q=r.length;for(let b=0;b<q;b++){const f=e;k(r[b],{
instancePath:t+"/"+b,parentData:r,parentDataProperty:b,rootData:j})||(i=i===null?k.errors:i.concat(k.errors),e=
i.length);var a=f===e;if(!a)break}}else return ye.errors=[{instancePath:t,keyword:"type",params:{type:"array"}}],
!1;return ye.errors=i,e===0}function Y(r,{instancePath:t="",parentData:J,parentDataProperty:K,rootData:j=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.number===void 0&&(m="number")||
r.deck===void 0&&(m="deck")||r.leaves===void 0&&(m="leaves")||r.energy===void 0&&(m="energy")||r.hands===void 0&&
(m="hands")||r.source===void 0&&(m="source")||r.impact===void 0&&(m="impact")||r.steps===void 0&&(m="steps"))return Y.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],!1;{const g=e;for(const w in r)if(!Re.
call(Te.properties,w)){return Y.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(g===e){if(r.number!==void 0){let w=r.number;const u=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))
return Y.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof w=="nu\
mber"){if(w>99999||isNaN(w))return Y.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(w<0||isNaN(w))return Y.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(r.deck!==void 0){let w=r.deck;const u=e;if(!(w==="brown"||
w==="blue"))return Y.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Te.properties.deck.enum}}],
!1;var a=u===e}else var a=!0;if(a){if(r.title!==void 0){let w=r.title;const u=e;if(e===u)if(typeof w=="string"){
if(!Ne.test(w))return Y.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return Y.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.leaves!==void 0){let w=r.leaves;const u=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return Y.errors=[{instancePath:t+"/leaves",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof w=="number"){if(w>4||isNaN(w))return Y.errors=[{instancePath:t+"/leaves",
keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(w<1||isNaN(w))return Y.errors=[{instancePath:t+"/le\
aves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=u===e}else var a=!0;if(a){if(r.energy!==void 0){
let w=r.energy;const u=e;if(e===u)if(Array.isArray(w)){if(w.length>8)return Y.errors=[{instancePath:t+"/energy",
keyword:"maxItems",params:{limit:8}}],!1;if(w.length<1)return Y.errors=[{instancePath:t+"/energy",keyword:"min\
Items",params:{limit:1}}],!1;{var q=!0;const p=w.length;for(let _=0;_<p;_++){let v=w[_];const c=e;if(e===c)if(typeof v==
"string"){if(!ce.test(v))return Y.errors=[{instancePath:t+"/energy/"+_,keyword:"pattern",params:{pattern:"^(?!\
constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.errors=[{instancePath:t+"/energy/"+_,keyword:"t\
ype",params:{type:"string"}}],!1;var q=c===e;if(!q)break}}}else return Y.errors=[{instancePath:t+"/energy",keyword:"\
type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a){if(r.hands!==void 0){let w=r.hands;const u=e;
if(e===u)if(Array.isArray(w)){var b=!0;const p=w.length;for(let _=0;_<p;_++){let v=w[_];const c=e;if(e===c)if(v&&
typeof v=="object"&&!Array.isArray(v)){let o;if(v.name===void 0&&(o="name")||v.active===void 0&&(o="active"))return Y.
errors=[{instancePath:t+"/hands/"+_,keyword:"required",params:{missingProperty:o}}],!1;{const d=e;for(const P in v)
if(!(P==="name"||P==="active")){return Y.errors=[{instancePath:t+"/hands/"+_,keyword:"additionalProperties",params:{
additionalProperty:P}}],!1;break}if(d===e){if(v.name!==void 0){let P=v.name;const h=e;if(e===h)if(typeof P=="s\
tring"){if(!ce.test(P))return Y.errors=[{instancePath:t+"/hands/"+_+"/name",keyword:"pattern",params:{pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.errors=[{instancePath:t+"/hands/"+_+"/name",
keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f)if(v.active!==void 0){const P=e;if(typeof v.
active!="boolean")return Y.errors=[{instancePath:t+"/hands/"+_+"/active",keyword:"type",params:{type:"boolean"}}],
!1;var f=P===e}else var f=!0}}}else return Y.errors=[{instancePath:t+"/hands/"+_,keyword:"type",params:{type:"\
object"}}],!1;var b=c===e;if(!b)break}}else return Y.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"\
array"}}],!1;var a=u===e}else var a=!0;if(a){if(r.source!==void 0){let w=r.source;const u=e;if(e===u)if(w&&typeof w==
"object"&&!Array.isArray(w)){let p;if(w.kind===void 0&&(p="kind"))return Y.errors=[{instancePath:t+"/source",keyword:"\
required",params:{missingProperty:p}}],!1;{const _=e;for(const v in w)if(!(v==="kind"||v==="text")){return Y.errors=
[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(_===e){if(w.
kind!==void 0){let v=w.kind;const c=e;if(!(v==="attested"||v==="adapted"||v==="original"))return Y.errors=[{instancePath:t+
"/source/kind",keyword:"enum",params:{allowedValues:Te.properties.source.properties.kind.enum}}],!1;var y=c===
e}else var y=!0;if(y)if(w.text!==void 0){let v=w.text;const c=e;if(e===c)if(typeof v=="string"){if(!Ne.test(v))
return Y.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u00\
1f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return Y.errors=[{instancePath:t+"/source/text",keyword:"type",
params:{type:"string"}}],!1;var y=c===e}else var y=!0}}}else return Y.errors=[{instancePath:t+"/source",keyword:"\
type",params:{type:"object"}}],!1;var a=u===e}else var a=!0;if(a){if(r.note!==void 0){let w=r.note;const u=e;if(e===
u)if(typeof w=="string"){if(!Ne.test(w))return Y.errors=[{instancePath:t+"/note",keyword:"pattern",params:{pattern:"\
^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return Y.errors=[{instancePath:t+
"/note",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.impact!==void 0){const w=e;
if(typeof r.impact!="boolean")return Y.errors=[{instancePath:t+"/impact",keyword:"type",params:{type:"boolean"}}],
!1;var a=w===e}else var a=!0;if(a)if(r.steps!==void 0){const w=e;ye(r.steps,{instancePath:t+"/steps",parentData:r,
parentDataProperty:"steps",rootData:j})||(i=i===null?ye.errors:i.concat(ye.errors),e=i.length);var a=w===e}else
var a=!0}}}}}}}}}}}else return Y.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return Y.errors=
i,e===0}const ze={type:"object",required:["number","deck","title","source","pattern","triggers"],properties:{number:{
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
#/definitions/word"},deed:{enum:["placed","moved","removed"]},from:{$ref:"#/definitions/region"},into:{$ref:"#\
/definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"boolean",const:!0},steps:{$ref:"#/defini\
tions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function V(r,{instancePath:t="",parentData:J,
parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;
if(r.number===void 0&&(_="number")||r.deck===void 0&&(_="deck")||r.title===void 0&&(_="title")||r.source===void 0&&
(_="source")||r.pattern===void 0&&(_="pattern")||r.triggers===void 0&&(_="triggers"))return V.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:_}}],!1;{const v=e;for(const c in r)if(!(c==="number"||c==="deck"||
c==="title"||c==="source"||c==="note"||c==="pattern"||c==="token"||c==="triggers")){return V.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(v===e){if(r.number!==void 0){let c=r.
number;const n=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)))return V.errors=[{instancePath:t+"/number",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof c=="number"){if(c>99999||isNaN(c))return V.errors=[{instancePath:t+
"/number",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(c<0||isNaN(c))return V.errors=[{instancePath:t+
"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.deck!==
void 0){let c=r.deck;const n=e;if(!(c==="brown"||c==="blue"))return V.errors=[{instancePath:t+"/deck",keyword:"\
enum",params:{allowedValues:ze.properties.deck.enum}}],!1;var a=n===e}else var a=!0;if(a){if(r.title!==void 0){
let c=r.title;const n=e;if(e===n)if(typeof c=="string"){if(!Ne.test(c))return V.errors=[{instancePath:t+"/titl\
e",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else
return V.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;
if(a){if(r.source!==void 0){let c=r.source;const n=e;if(e===n)if(c&&typeof c=="object"&&!Array.isArray(c)){let d;
if(c.kind===void 0&&(d="kind"))return V.errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:d}}],
!1;{const P=e;for(const h in c)if(!(h==="kind"||h==="text")){return V.errors=[{instancePath:t+"/source",keyword:"\
additionalProperties",params:{additionalProperty:h}}],!1;break}if(P===e){if(c.kind!==void 0){let h=c.kind;const F=e;
if(!(h==="attested"||h==="adapted"||h==="original"))return V.errors=[{instancePath:t+"/source/kind",keyword:"e\
num",params:{allowedValues:ze.properties.source.properties.kind.enum}}],!1;var q=F===e}else var q=!0;if(q)if(c.
text!==void 0){let h=c.text;const F=e;if(e===F)if(typeof h=="string"){if(!Ne.test(h))return V.errors=[{instancePath:t+
"/source/text",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return V.errors=[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var q=F===e}else
var q=!0}}}else return V.errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var a=n===
e}else var a=!0;if(a){if(r.note!==void 0){let c=r.note;const n=e;if(e===n)if(typeof c=="string"){if(!Ne.test(c))
return V.errors=[{instancePath:t+"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007\
f-\\u009f\\u2028\\u2029]*$"}}],!1}else return V.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"s\
tring"}}],!1;var a=n===e}else var a=!0;if(a){if(r.pattern!==void 0){let c=r.pattern;const n=e;if(e===n)if(Array.
isArray(c)){if(c.length<1)return V.errors=[{instancePath:t+"/pattern",keyword:"minItems",params:{limit:1}}],!1;
{var b=!0;const d=c.length;for(let P=0;P<d;P++){let h=c[P];const F=e;if(e===F)if(h&&typeof h=="object"&&!Array.
isArray(h)){let L;if(h.q===void 0&&(L="q")||h.r===void 0&&(L="r")||h.terrain===void 0&&(L="terrain")||h.tokens===
void 0&&(L="tokens")||h.covered===void 0&&(L="covered"))return V.errors=[{instancePath:t+"/pattern/"+P,keyword:"\
required",params:{missingProperty:L}}],!1;{const je=e;for(const R in h)if(!(R==="q"||R==="r"||R==="terrain"||R===
"tokens"||R==="covered")){return V.errors=[{instancePath:t+"/pattern/"+P,keyword:"additionalProperties",params:{
additionalProperty:R}}],!1;break}if(je===e){if(h.q!==void 0){let R=h.q;const B=e;if(!(typeof R=="number"&&!(R%
1)&&!isNaN(R)))return V.errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"type",params:{type:"integer"}}],!1;
if(e===B&&typeof R=="number"){if(R>99999||isNaN(R))return V.errors=[{instancePath:t+"/pattern/"+P+"/q",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(R<-99999||isNaN(R))return V.errors=[{instancePath:t+"/pa\
ttern/"+P+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var f=B===e}else var f=!0;if(f){if(h.
r!==void 0){let R=h.r;const B=e;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)))return V.errors=[{instancePath:t+"\
/pattern/"+P+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===B&&typeof R=="number"){if(R>99999||isNaN(
R))return V.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(R<-99999||isNaN(R))return V.errors=[{instancePath:t+"/pattern/"+P+"/r",keyword:"minimum",params:{comparison:"\
>=",limit:-99999}}],!1}var f=B===e}else var f=!0;if(f){if(h.terrain!==void 0){let R=h.terrain;const B=e;if(!(R===
"desert"||R==="grassland"||R==="water"||R==="land"))return V.errors=[{instancePath:t+"/pattern/"+P+"/terrain",
keyword:"enum",params:{allowedValues:ze.properties.pattern.items.properties.terrain.enum}}],!1;var f=B===e}else
var f=!0;if(f){if(h.tokens!==void 0){let R=h.tokens;const B=e;if(e===B)if(Array.isArray(R)){var y=!0;const X=R.
length;for(let ae=0;ae<X;ae++){let D=R[ae];const pe=e;if(e===pe)if(D&&typeof D=="object"&&!Array.isArray(D)){let ee;
if(D.compare===void 0&&(ee="compare")||D.thing===void 0&&(ee="thing"))return V.errors=[{instancePath:t+"/patte\
rn/"+P+"/tokens/"+ae,keyword:"required",params:{missingProperty:ee}}],!1;{const le=e;for(const N in D)if(!(N===
"compare"||N==="thing")){return V.errors=[{instancePath:t+"/pattern/"+P+"/tokens/"+ae,keyword:"additionalPrope\
rties",params:{additionalProperty:N}}],!1;break}if(le===e){if(D.compare!==void 0){const N=e;S(D.compare,{instancePath:t+
"/pattern/"+P+"/tokens/"+ae+"/compare",parentData:D,parentDataProperty:"compare",rootData:j})||(i=i===null?S.errors:
i.concat(S.errors),e=i.length);var m=N===e}else var m=!0;if(m)if(D.thing!==void 0){const N=e;E(D.thing,{instancePath:t+
"/pattern/"+P+"/tokens/"+ae+"/thing",parentData:D,parentDataProperty:"thing",rootData:j})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var m=N===e}else var m=!0}}}else return V.errors=[{instancePath:t+"/pattern/"+P+
"/tokens/"+ae,keyword:"type",params:{type:"object"}}],!1;var y=pe===e;if(!y)break}}else return V.errors=[{instancePath:t+
"/pattern/"+P+"/tokens",keyword:"type",params:{type:"array"}}],!1;var f=B===e}else var f=!0;if(f)if(h.covered!==
void 0){const R=e;if(typeof h.covered!="boolean")return V.errors=[{instancePath:t+"/pattern/"+P+"/covered",keyword:"\
type",params:{type:"boolean"}}],!1;var f=R===e}else var f=!0}}}}}}else return V.errors=[{instancePath:t+"/patt\
ern/"+P,keyword:"type",params:{type:"object"}}],!1;var b=F===e;if(!b)break}}}else return V.errors=[{instancePath:t+
"/pattern",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;if(a){if(r.token!==void 0){let c=r.
token;const n=e;if(e===n)if(typeof c=="string"){if(!ce.test(c))return V.errors=[{instancePath:t+"/token",keyword:"\
pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return V.errors=[{instancePath:t+
"/token",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a)if(r.triggers!==void 0){let c=r.
triggers;const n=e;if(e===n)if(Array.isArray(c)){var g=!0;const d=c.length;for(let P=0;P<d;P++){let h=c[P];const F=e,
A=e;if(e===A)if(h&&typeof h=="object"&&!Array.isArray(h)){let je;if(h.on===void 0&&(je="on"))return V.errors=[
{instancePath:t+"/triggers/"+P,keyword:"required",params:{missingProperty:je}}],!1;if(h.on!==void 0){let R=h.on;
if(!(R==="play"||R==="end"||R==="event"))return V.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"enum",
params:{allowedValues:ze.properties.triggers.items.allOf[0].properties.on.enum}}],!1}}else return V.errors=[{instancePath:t+
"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1;var w=A===e;if(w){const je=e;if(e===je)if(h&&typeof h==
"object"&&!Array.isArray(h)){const B=h.on;if(typeof B=="string")if(B==="play"){if(e===e)if(h&&typeof h=="objec\
t"&&!Array.isArray(h)){let X;if(h.on===void 0&&(X="on")||h.steps===void 0&&(X="steps"))return V.errors=[{instancePath:t+
"/triggers/"+P,keyword:"required",params:{missingProperty:X}}],!1;{const ae=e;for(const D in h)if(!(D==="on"||
D==="steps")){return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(ae===e){if(h.on!==void 0){let D=h.on;const pe=e;if(!(D==="play"||D==="end"))return V.errors=[{instancePath:t+
"/triggers/"+P+"/on",keyword:"enum",params:{allowedValues:ze.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var u=pe===e}else var u=!0;if(u)if(h.steps!==void 0){const D=e;ye(h.steps,{instancePath:t+"/trig\
gers/"+P+"/steps",parentData:h,parentDataProperty:"steps",rootData:j})||(i=i===null?ye.errors:i.concat(ye.errors),
e=i.length);var u=D===e}else var u=!0}}}else return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{
type:"object"}}],!1}else if(B==="end"){if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let X;if(h.on===void 0&&
(X="on")||h.steps===void 0&&(X="steps"))return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"required",params:{
missingProperty:X}}],!1;{const ae=e;for(const D in h)if(!(D==="on"||D==="steps")){return V.errors=[{instancePath:t+
"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:D}}],!1;break}if(ae===e){if(h.on!==void 0){
let D=h.on;const pe=e;if(!(D==="play"||D==="end"))return V.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"\
enum",params:{allowedValues:ze.properties.triggers.items.allOf[1].oneOf[0].properties.on.enum}}],!1;var l=pe===
e}else var l=!0;if(l)if(h.steps!==void 0){const D=e;ye(h.steps,{instancePath:t+"/triggers/"+P+"/steps",parentData:h,
parentDataProperty:"steps",rootData:j})||(i=i===null?ye.errors:i.concat(ye.errors),e=i.length);var l=D===e}else
var l=!0}}}else return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"type",params:{type:"object"}}],!1}else if(B===
"event"){if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let X;if(h.on===void 0&&(X="on")||h.thing===void 0&&
(X="thing")||h.deed===void 0&&(X="deed")||h.steps===void 0&&(X="steps"))return V.errors=[{instancePath:t+"/tri\
ggers/"+P,keyword:"required",params:{missingProperty:X}}],!1;{const ae=e;for(const D in h)if(!(D==="on"||D==="\
thing"||D==="deed"||D==="from"||D==="into"||D==="where"||D==="byYou"||D==="steps")){return V.errors=[{instancePath:t+
"/triggers/"+P,keyword:"additionalProperties",params:{additionalProperty:D}}],!1;break}if(ae===e){if(h.on!==void 0){
let D=h.on;const pe=e;if(typeof D!="string")return V.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"typ\
e",params:{type:"string"}}],!1;if(D!=="event")return V.errors=[{instancePath:t+"/triggers/"+P+"/on",keyword:"c\
onst",params:{allowedValue:"event"}}],!1;var p=pe===e}else var p=!0;if(p){if(h.thing!==void 0){const D=e;E(h.thing,
{instancePath:t+"/triggers/"+P+"/thing",parentData:h,parentDataProperty:"thing",rootData:j})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var p=D===e}else var p=!0;if(p){if(h.deed!==void 0){let D=h.deed;const pe=e;if(!(D===
"placed"||D==="moved"||D==="removed"))return V.errors=[{instancePath:t+"/triggers/"+P+"/deed",keyword:"enum",params:{
allowedValues:ze.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],!1;var p=pe===e}else var p=!0;
if(p){if(h.from!==void 0){const D=e;W(h.from,{instancePath:t+"/triggers/"+P+"/from",parentData:h,parentDataProperty:"\
from",rootData:j})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var p=D===e}else var p=!0;if(p){if(h.into!==
void 0){const D=e;W(h.into,{instancePath:t+"/triggers/"+P+"/into",parentData:h,parentDataProperty:"into",rootData:j})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var p=D===e}else var p=!0;if(p){if(h.where!==void 0){const D=e;
I(h.where,{instancePath:t+"/triggers/"+P+"/where",parentData:h,parentDataProperty:"where",rootData:j})||(i=i===
null?I.errors:i.concat(I.errors),e=i.length);var p=D===e}else var p=!0;if(p){if(h.byYou!==void 0){let D=h.byYou;
const pe=e;if(typeof D!="boolean")return V.errors=[{instancePath:t+"/triggers/"+P+"/byYou",keyword:"type",params:{
type:"boolean"}}],!1;if(D!==!0)return V.errors=[{instancePath:t+"/triggers/"+P+"/byYou",keyword:"const",params:{
allowedValue:!0}}],!1;var p=pe===e}else var p=!0;if(p)if(h.steps!==void 0){const D=e;ye(h.steps,{instancePath:t+
"/triggers/"+P+"/steps",parentData:h,parentDataProperty:"steps",rootData:j})||(i=i===null?ye.errors:i.concat(ye.
errors),e=i.length);var p=D===e}else var p=!0}}}}}}}}}else return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"\
type",params:{type:"object"}}],!1}else return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"discriminator",
params:{error:"mapping",tag:"on",tagValue:B}}],!1;else return V.errors=[{instancePath:t+"/triggers/"+P,keyword:"\
discriminator",params:{error:"tag",tag:"on",tagValue:B}}],!1}else return V.errors=[{instancePath:t+"/triggers/"+
P,keyword:"type",params:{type:"object"}}],!1;var w=je===e}var g=F===e;if(!g)break}}else return V.errors=[{instancePath:t+
"/triggers",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}}}}}}}else return V.errors=[
{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return V.errors=i,e===0}function ne(r,{instancePath:t="",
parentData:J,parentDataProperty:K,rootData:j=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.format===void 0&&(f="format")||r.id===void 0&&(f="id")||r.title===void 0&&(f="title")||r.vocabulary===
void 0&&(f="vocabulary")||r.cards===void 0&&(f="cards")||r.features===void 0&&(f="features"))return ne.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const y=e;for(const m in r)if(!Re.call(Ye.
properties,m)){return ne.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(y===e){if(r.$schema!==void 0){const m=e;if(typeof r.$schema!="string")return ne.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.format!==void 0){let m=r.
format;const g=e;if(typeof m!="number")return ne.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(m!==1)return ne.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var a=g===e}else var a=!0;if(a){if(r.id!==void 0){let m=r.id;const g=e;if(e===g)if(typeof m=="string"){if(!Le.
test(m))return ne.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ne.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var a=g===e}else var a=!0;if(a){if(r.title!==void 0){let m=r.title;const g=e;if(e===g)if(typeof m=="string"){
if(!Ne.test(m))return ne.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ne.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(r.extends!==void 0){let m=r.extends;const g=e;
if(e===g)if(typeof m=="string"){if(!ce.test(m))return ne.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ne.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(r.vocabulary!==void 0){
const m=e;ke(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:j})||
(i=i===null?ke.errors:i.concat(ke.errors),e=i.length);var a=m===e}else var a=!0;if(a){if(r.cards!==void 0){let m=r.
cards;const g=e;if(e===g)if(Array.isArray(m)){var q=!0;const u=m.length;for(let l=0;l<u;l++){const p=e;Y(m[l],
{instancePath:t+"/cards/"+l,parentData:m,parentDataProperty:l,rootData:j})||(i=i===null?Y.errors:i.concat(Y.errors),
e=i.length);var q=p===e;if(!q)break}}else return ne.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var a=g===e}else var a=!0;if(a){if(r.features!==void 0){let m=r.features;const g=e;if(e===g)if(Array.
isArray(m)){var b=!0;const u=m.length;for(let l=0;l<u;l++){const p=e;V(m[l],{instancePath:t+"/features/"+l,parentData:m,
parentDataProperty:l,rootData:j})||(i=i===null?V.errors:i.concat(V.errors),e=i.length);var b=p===e;if(!b)break}}else
return ne.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0;
if(a)if(r.hash!==void 0){let m=r.hash;const g=e;if(e===g)if(typeof m=="string"){if(!Ge.test(m))return ne.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ne.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0}}}}}}}}}}else return ne.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ne.errors=i,e===0}export default sr as import('./validate-json.ts').Validator;
