/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const Ue=ne;var Xe=ne;const Ee={title:"A set of cards for ecos",type:"object",required:["format","id","title",
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
properties:{count:{enum:["things","groups","done"]}}},{type:"object",discriminator:{propertyName:"count"},oneOf:[
{type:"object",required:["count","things"],properties:{count:{type:"string",const:"things"},different:{type:"b\
oolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","group"],properties:{
count:{type:"string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"#/definitions/group"},with:{
type:"object",required:["compare","things"],properties:{compare:{$ref:"#/definitions/compare"},things:{type:"a\
rray",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},where:{$ref:"#/definitions/where"}},
additionalProperties:!1},{type:"object",required:["count","deed"],properties:{count:{type:"string",const:"done"},
deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}]}]},
per:{type:"object",required:["each","of"],properties:{each:{type:"integer",minimum:1,maximum:99999},of:{$ref:"\
#/definitions/count"}},additionalProperties:!1},test:{allOf:[{type:"object",required:["test"],properties:{test:{
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
const:"have"},compare:{$ref:"#/definitions/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1}]}]},
condition:{type:"object",required:["join","tests"],properties:{join:{enum:["all","any"]},tests:{type:"array",items:{
$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},reward:{allOf:[{type:"object",required:["gain"],
properties:{gain:{enum:["vp","element","mix","card","cube","card-to-play"]}}},{type:"object",discriminator:{propertyName:"\
gain"},oneOf:[{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"vp"},amount:{type:"\
integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","element","amount"],
properties:{gain:{type:"string",const:"element"},element:{type:"string"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","elements","amount"],properties:{gain:{type:"string",
const:"mix"},elements:{type:"array",items:{type:"string"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"card"},
amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","amo\
unt"],properties:{gain:{type:"string",const:"cube"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain"],properties:{gain:{type:"string",const:"card-to-play"}},additionalProperties:!1}]}]},
word:{type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},block:{type:"array",items:{$ref:"#/definitions/st\
ep"}},step:{allOf:[{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remov\
e","swap","play","rotate","choose","may","either","if","repeat","each-player"]}}},{type:"object",discriminator:{
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
steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Every player does it, clockwise fro\
m the owner of the card; "you" is that player.',type:"object",required:["op","steps"],properties:{op:{type:"st\
ring",const:"each-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},
Oe=Object.prototype.hasOwnProperty,Re=new RegExp("^((?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),qe=new RegExp(
"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$","u"),de=new RegExp("^(?!constructor$)[a-z]\
[a-z0-9]*(-[a-z0-9]+)*$","u"),Me=new RegExp("^[0-9a-f]{16}$","u"),Ze={type:"object",required:["settings","elem\
ents","animals","hands","layouts"],properties:{settings:{$ref:"#/definitions/settings"},elements:{type:"array",
items:{$ref:"#/definitions/element"}},animals:{type:"array",items:{$ref:"#/definitions/animal"}},markers:{type:"\
array",items:{$ref:"#/definitions/marker"}},hands:{type:"array",items:{$ref:"#/definitions/hand"}},layouts:{type:"\
array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},er={type:"object",properties:{players:{type:"\
object",required:["from","to"],properties:{from:{type:"integer",minimum:1,maximum:99999},to:{type:"integer",minimum:1,
maximum:99999}},additionalProperties:!1},target:{type:"object",required:["full"],properties:{full:{type:"integ\
er",minimum:1,maximum:99999},short:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},cubes:{type:"\
object",required:["total","start"],properties:{total:{type:"integer",minimum:1,maximum:99999},start:{type:"int\
eger",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{type:"integer",minimum:1,maximum:99999},supply:{
type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$":{type:"integer",minimum:0,maximum:99999}},
additionalProperties:!1},deal:{type:"array",items:{type:"object",required:["brown","blue","active"],properties:{
brown:{type:"integer",minimum:0,maximum:99999},blue:{type:"integer",minimum:0,maximum:99999},active:{type:"int\
eger",minimum:0,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}},draw:{
type:"array",items:{type:"object",required:["tokens"],properties:{tokens:{type:"integer",minimum:1,maximum:99999},
players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}}},additionalProperties:!1};function D(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){const p=e;for(const n in r)if(!(n==="players"||n==="target"||n==="cubes"||n==="mo\
reCubes"||n==="supply"||n==="deal"||n==="draw")){return D.errors=[{instancePath:t,keyword:"additionalPropertie\
s",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.players!==void 0){let n=r.players;const j=e;if(e===
j)if(n&&typeof n=="object"&&!Array.isArray(n)){let g;if(n.from===void 0&&(g="from")||n.to===void 0&&(g="to"))return D.
errors=[{instancePath:t+"/players",keyword:"required",params:{missingProperty:g}}],!1;{const c=e;for(const o in n)
if(!(o==="from"||o==="to")){return D.errors=[{instancePath:t+"/players",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(c===e){if(n.from!==void 0){let o=n.from;const f=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)))return D.errors=[{instancePath:t+"/players/from",keyword:"type",params:{type:"integer"}}],!1;
if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return D.errors=[{instancePath:t+"/players/from",keyword:"m\
aximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return D.errors=[{instancePath:t+"/players/\
from",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===e}else var a=!0;if(a)if(n.to!==void 0){
let o=n.to;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return D.errors=[{instancePath:t+"/players/to",
keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return D.errors=
[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return D.
errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===e}else
var a=!0}}}else return D.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"object"}}],!1;var P=j===
e}else var P=!0;if(P){if(r.target!==void 0){let n=r.target;const j=e;if(e===j)if(n&&typeof n=="object"&&!Array.
isArray(n)){let c;if(n.full===void 0&&(c="full"))return D.errors=[{instancePath:t+"/target",keyword:"required",
params:{missingProperty:c}}],!1;{const o=e;for(const f in n)if(!(f==="full"||f==="short")){return D.errors=[{instancePath:t+
"/target",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e){if(n.full!==void 0){
let f=n.full;const m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return D.errors=[{instancePath:t+"/target/f\
ull",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof f=="number"){if(f>99999||isNaN(f))return D.errors=
[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return D.
errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=m===e}else
var b=!0;if(b)if(n.short!==void 0){let f=n.short;const m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return D.
errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof f=="numbe\
r"){if(f>99999||isNaN(f))return D.errors=[{instancePath:t+"/target/short",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(f<1||isNaN(f))return D.errors=[{instancePath:t+"/target/short",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var b=m===e}else var b=!0}}}else return D.errors=[{instancePath:t+"/target",keyword:"\
type",params:{type:"object"}}],!1;var P=j===e}else var P=!0;if(P){if(r.cubes!==void 0){let n=r.cubes;const j=e;
if(e===j)if(n&&typeof n=="object"&&!Array.isArray(n)){let c;if(n.total===void 0&&(c="total")||n.start===void 0&&
(c="start"))return D.errors=[{instancePath:t+"/cubes",keyword:"required",params:{missingProperty:c}}],!1;{const o=e;
for(const f in n)if(!(f==="total"||f==="start")){return D.errors=[{instancePath:t+"/cubes",keyword:"additional\
Properties",params:{additionalProperty:f}}],!1;break}if(o===e){if(n.total!==void 0){let f=n.total;const m=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)))return D.errors=[{instancePath:t+"/cubes/total",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===m&&typeof f=="number"){if(f>99999||isNaN(f))return D.errors=[{instancePath:t+"/cubes/total",
keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return D.errors=[{instancePath:t+
"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=m===e}else var d=!0;if(d)if(n.start!==
void 0){let f=n.start;const m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return D.errors=[{instancePath:t+"\
/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof f=="number"){if(f>99999||isNaN(f))return D.
errors=[{instancePath:t+"/cubes/start",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(
f))return D.errors=[{instancePath:t+"/cubes/start",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=m===
e}else var d=!0}}}else return D.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"object"}}],!1;var P=j===
e}else var P=!0;if(P){if(r.moreCubes!==void 0){let n=r.moreCubes;const j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)))return D.errors=[{instancePath:t+"/moreCubes",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof n==
"number"){if(n>99999||isNaN(n))return D.errors=[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(n<1||isNaN(n))return D.errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var P=j===e}else var P=!0;if(P){if(r.supply!==void 0){let n=r.supply;const j=e;if(e===
j)if(n&&typeof n=="object"&&!Array.isArray(n)){const c=e;for(const o in n)if(!de.test(o)){return D.errors=[{instancePath:t+
"/supply",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(c===e){var u=!0;for(const o in n)
if(de.test(o)){let f=n[o];const m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return D.errors=[{instancePath:t+
"/supply/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof f==
"number"){if(f>99999||isNaN(f))return D.errors=[{instancePath:t+"/supply/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return D.errors=[{instancePath:t+
"/supply/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=m===
e;if(!u)break}}}else return D.errors=[{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var P=j===
e}else var P=!0;if(P){if(r.deal!==void 0){let n=r.deal;const j=e;if(e===j)if(Array.isArray(n)){var y=!0;const c=n.
length;for(let o=0;o<c;o++){let f=n[o];const m=e;if(e===m)if(f&&typeof f=="object"&&!Array.isArray(f)){let k;if(f.
brown===void 0&&(k="brown")||f.blue===void 0&&(k="blue")||f.active===void 0&&(k="active"))return D.errors=[{instancePath:t+
"/deal/"+o,keyword:"required",params:{missingProperty:k}}],!1;{const L=e;for(const A in f)if(!(A==="brown"||A===
"blue"||A==="active"||A==="players")){return D.errors=[{instancePath:t+"/deal/"+o,keyword:"additionalPropertie\
s",params:{additionalProperty:A}}],!1;break}if(L===e){if(f.brown!==void 0){let A=f.brown;const H=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)))return D.errors=[{instancePath:t+"/deal/"+o+"/brown",keyword:"type",params:{type:"\
integer"}}],!1;if(e===H&&typeof A=="number"){if(A>99999||isNaN(A))return D.errors=[{instancePath:t+"/deal/"+o+
"/brown",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<0||isNaN(A))return D.errors=[{instancePath:t+
"/deal/"+o+"/brown",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var v=H===e}else var v=!0;if(v){if(f.
blue!==void 0){let A=f.blue;const H=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return D.errors=[{instancePath:t+
"/deal/"+o+"/blue",keyword:"type",params:{type:"integer"}}],!1;if(e===H&&typeof A=="number"){if(A>99999||isNaN(
A))return D.errors=[{instancePath:t+"/deal/"+o+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(A<0||isNaN(A))return D.errors=[{instancePath:t+"/deal/"+o+"/blue",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var v=H===e}else var v=!0;if(v){if(f.active!==void 0){let A=f.active;const H=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)))return D.errors=[{instancePath:t+"/deal/"+o+"/active",keyword:"type",params:{type:"\
integer"}}],!1;if(e===H&&typeof A=="number"){if(A>99999||isNaN(A))return D.errors=[{instancePath:t+"/deal/"+o+
"/active",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<0||isNaN(A))return D.errors=[{instancePath:t+
"/deal/"+o+"/active",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var v=H===e}else var v=!0;if(v)if(f.
players!==void 0){let A=f.players;const H=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return D.errors=[{instancePath:t+
"/deal/"+o+"/players",keyword:"type",params:{type:"integer"}}],!1;if(e===H&&typeof A=="number"){if(A>99999||isNaN(
A))return D.errors=[{instancePath:t+"/deal/"+o+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(A<1||isNaN(A))return D.errors=[{instancePath:t+"/deal/"+o+"/players",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var v=H===e}else var v=!0}}}}}else return D.errors=[{instancePath:t+"/deal/"+o,keyword:"type",
params:{type:"object"}}],!1;var y=m===e;if(!y)break}}else return D.errors=[{instancePath:t+"/deal",keyword:"ty\
pe",params:{type:"array"}}],!1;var P=j===e}else var P=!0;if(P)if(r.draw!==void 0){let n=r.draw;const j=e;if(e===
j)if(Array.isArray(n)){var w=!0;const c=n.length;for(let o=0;o<c;o++){let f=n[o];const m=e;if(e===m)if(f&&typeof f==
"object"&&!Array.isArray(f)){let k;if(f.tokens===void 0&&(k="tokens"))return D.errors=[{instancePath:t+"/draw/"+
o,keyword:"required",params:{missingProperty:k}}],!1;{const L=e;for(const A in f)if(!(A==="tokens"||A==="playe\
rs")){return D.errors=[{instancePath:t+"/draw/"+o,keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(L===e){if(f.tokens!==void 0){let A=f.tokens;const H=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))
return D.errors=[{instancePath:t+"/draw/"+o+"/tokens",keyword:"type",params:{type:"integer"}}],!1;if(e===H&&typeof A==
"number"){if(A>99999||isNaN(A))return D.errors=[{instancePath:t+"/draw/"+o+"/tokens",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(A<1||isNaN(A))return D.errors=[{instancePath:t+"/draw/"+o+"/tokens",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var l=H===e}else var l=!0;if(l)if(f.players!==void 0){let A=f.players;
const H=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)))return D.errors=[{instancePath:t+"/draw/"+o+"/players",keyword:"\
type",params:{type:"integer"}}],!1;if(e===H&&typeof A=="number"){if(A>99999||isNaN(A))return D.errors=[{instancePath:t+
"/draw/"+o+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(A<1||isNaN(A))return D.errors=
[{instancePath:t+"/draw/"+o+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=H===e}else
var l=!0}}}else return D.errors=[{instancePath:t+"/draw/"+o,keyword:"type",params:{type:"object"}}],!1;var w=m===
e;if(!w)break}}else return D.errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var P=j===
e}else var P=!0}}}}}}}else return D.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return D.
errors=i,e===0}const rr={type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"bool\
ean"}},additionalProperties:!1};function ye(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.name===void 0&&(P="name")||r.count===
void 0&&(P="count")||r.any===void 0&&(P="any"))return ye.errors=[{instancePath:t,keyword:"required",params:{missingProperty:P}}],
!1;{const b=e;for(const d in r)if(!(d==="name"||d==="count"||d==="any")){return ye.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(b===e){if(r.name!==void 0){let d=r.name;const u=e;
if(e===u)if(typeof d=="string"){if(!de.test(d))return ye.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ye.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.count!==void 0){let d=r.count;const u=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)))return ye.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof d=="number"){if(d>99999||isNaN(d))return ye.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(d<0||isNaN(d))return ye.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0;if(a)if(r.any!==void 0){
const d=e;if(typeof r.any!="boolean")return ye.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var a=d===e}else var a=!0}}}}else return ye.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return ye.errors=i,e===0}const De={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]},
beside:{enum:["desert","grassland","water","land","tile","mountain","forest","edge"]}},additionalProperties:!1};
function pe(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.plural===void 0&&(d="plural")||
r.count===void 0&&(d="count")||r.on===void 0&&(d="on"))return pe.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:d}}],!1;{const u=e;for(const y in r)if(!(y==="name"||y==="plural"||y==="count"||y==="on"||y===
"beside")){return pe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],!1;
break}if(u===e){if(r.name!==void 0){let y=r.name;const v=e;if(e===v)if(typeof y=="string"){if(!de.test(y))return pe.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return pe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=v===
e}else var a=!0;if(a){if(r.plural!==void 0){let y=r.plural;const v=e;if(e===v)if(typeof y=="string"){if(!de.test(
y))return pe.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return pe.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=v===e}else var a=!0;if(a){if(r.count!==void 0){let y=r.count;const v=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)))return pe.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y==
"number"){if(y>99999||isNaN(y))return pe.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(y<0||isNaN(y))return pe.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=v===e}else var a=!0;if(a){if(r.on!==void 0){let y=r.on;const v=e,w=e;let l=!1;const p=e;
if(e===p)if(y&&typeof y=="object"&&!Array.isArray(y)){let j;if(y.terrain===void 0&&(j="terrain")){const g={instancePath:t+
"/on",keyword:"required",params:{missingProperty:j}};i===null?i=[g]:i.push(g),e++}else{const g=e;for(const c in y)
if(c!=="terrain"){const o={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:c}};
i===null?i=[o]:i.push(o),e++;break}if(g===e&&y.terrain!==void 0){let c=y.terrain;if(e===e)if(Array.isArray(c))
if(c.length<1){const f={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};i===null?i=[f]:i.push(
f),e++}else{var P=!0;const f=c.length;for(let m=0;m<f;m++){let _=c[m];const k=e;if(!(_==="desert"||_==="grassl\
and"||_==="water")){const A={instancePath:t+"/on/terrain/"+m,keyword:"enum",params:{allowedValues:De.properties.
on.anyOf[0].properties.terrain.items.enum}};i===null?i=[A]:i.push(A),e++}var P=k===e;if(!P)break}}else{const f={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};i===null?i=[f]:i.push(f),e++}}}}else{const j={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};i===null?i=[j]:i.push(j),e++}var b=p===e;if(l=l||b,
!l){const j=e;if(e===j)if(y&&typeof y=="object"&&!Array.isArray(y)){let c;if(y.token===void 0&&(c="token")){const o={
instancePath:t+"/on",keyword:"required",params:{missingProperty:c}};i===null?i=[o]:i.push(o),e++}else{const o=e;
for(const f in y)if(f!=="token"){const m={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:f}};
i===null?i=[m]:i.push(m),e++;break}if(o===e&&y.token!==void 0){let f=y.token;if(!(f==="mountain"||f==="forest")){
const m={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:De.properties.on.anyOf[1].properties.
token.enum}};i===null?i=[m]:i.push(m),e++}}}}else{const c={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};i===null?i=[c]:i.push(c),e++}var b=j===e;l=l||b}if(l)e=w,i!==null&&(w?i.length=w:i=null);else{const j={
instancePath:t+"/on",keyword:"anyOf",params:{}};return i===null?i=[j]:i.push(j),e++,pe.errors=i,!1}var a=v===e}else
var a=!0;if(a)if(r.beside!==void 0){let y=r.beside;const v=e;if(!(y==="desert"||y==="grassland"||y==="water"||
y==="land"||y==="tile"||y==="mountain"||y==="forest"||y==="edge"))return pe.errors=[{instancePath:t+"/beside",
keyword:"enum",params:{allowedValues:De.properties.beside.enum}}],!1;var a=v===e}else var a=!0}}}}}}else return pe.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return pe.errors=i,e===0}const Ce={type:"ob\
ject",required:["name","plural","count","on","most"],properties:{name:{type:"string",pattern:"^(?!constructor$\
)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},
count:{type:"integer",minimum:0,maximum:99999},on:{type:"array",items:{enum:["desert","grassland","water","mou\
ntain","forest"]},minItems:1},most:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1};function se(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.name===void 0&&(b="name")||r.plural===void 0&&(b="plural")||r.count===
void 0&&(b="count")||r.on===void 0&&(b="on")||r.most===void 0&&(b="most"))return se.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:b}}],!1;{const d=e;for(const u in r)if(!(u==="name"||u==="plural"||u==="coun\
t"||u==="on"||u==="most")){return se.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(d===e){if(r.name!==void 0){let u=r.name;const y=e;if(e===y)if(typeof u=="string"){if(!de.test(u))return se.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return se.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(r.plural!==void 0){let u=r.plural;const y=e;if(e===y)if(typeof u=="string"){if(!de.test(
u))return se.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return se.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var a=y===e}else var a=!0;if(a){if(r.count!==void 0){let u=r.count;const y=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)))return se.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u==
"number"){if(u>99999||isNaN(u))return se.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.on!==void 0){let u=r.on;const y=e;if(e===y)if(Array.isArray(
u)){if(u.length<1)return se.errors=[{instancePath:t+"/on",keyword:"minItems",params:{limit:1}}],!1;{var P=!0;const w=u.
length;for(let l=0;l<w;l++){let p=u[l];const n=e;if(!(p==="desert"||p==="grassland"||p==="water"||p==="mountai\
n"||p==="forest"))return se.errors=[{instancePath:t+"/on/"+l,keyword:"enum",params:{allowedValues:Ce.properties.
on.items.enum}}],!1;var P=n===e;if(!P)break}}}else return se.errors=[{instancePath:t+"/on",keyword:"type",params:{
type:"array"}}],!1;var a=y===e}else var a=!0;if(a)if(r.most!==void 0){let u=r.most;const y=e;if(!(typeof u=="n\
umber"&&!(u%1)&&!isNaN(u)))return se.errors=[{instancePath:t+"/most",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof u=="number"){if(u>99999||isNaN(u))return se.errors=[{instancePath:t+"/most",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(u<1||isNaN(u))return se.errors=[{instancePath:t+"/most",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0}}}}}}else return se.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return se.errors=i,e===0}const We={type:"object",required:["name","\
mark","title"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{
enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u202\
9]*$"}},additionalProperties:!1};function ge(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.name===void 0&&(P="name")||r.mark===
void 0&&(P="mark")||r.title===void 0&&(P="title"))return ge.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:P}}],!1;{const b=e;for(const d in r)if(!(d==="name"||d==="mark"||d==="title")){return ge.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(b===e){if(r.name!==
void 0){let d=r.name;const u=e;if(e===u)if(typeof d=="string"){if(!de.test(d))return ge.errors=[{instancePath:t+
"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ge.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.
mark!==void 0){let d=r.mark;const u=e;if(!(d==="footprint"||d==="leaf"))return ge.errors=[{instancePath:t+"/ma\
rk",keyword:"enum",params:{allowedValues:We.properties.mark.enum}}],!1;var a=u===e}else var a=!0;if(a)if(r.title!==
void 0){let d=r.title;const u=e;if(e===u)if(typeof d=="string"){if(!qe.test(d))return ge.errors=[{instancePath:t+
"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return ge.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else
var a=!0}}}}else return ge.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ge.errors=
i,e===0}const Ye={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constru\
ctor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{
q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:[
"desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};function re(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.tiles===void 0&&(d="tiles"))return re.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const u=e;for(const y in r)if(!(y==="name"||
y==="tiles")){return re.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(u===e){if(r.name!==void 0){let y=r.name;const v=e;if(e===v)if(typeof y=="string"){if(!de.test(y))return re.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return re.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var a=v===
e}else var a=!0;if(a)if(r.tiles!==void 0){let y=r.tiles;const v=e;if(e===v)if(Array.isArray(y)){if(y.length<1)
return re.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var P=!0;const l=y.length;
for(let p=0;p<l;p++){let n=y[p];const j=e;if(e===j)if(n&&typeof n=="object"&&!Array.isArray(n)){let c;if(n.q===
void 0&&(c="q")||n.r===void 0&&(c="r")||n.terrain===void 0&&(c="terrain"))return re.errors=[{instancePath:t+"/\
tiles/"+p,keyword:"required",params:{missingProperty:c}}],!1;{const o=e;for(const f in n)if(!(f==="q"||f==="r"||
f==="terrain")){return re.errors=[{instancePath:t+"/tiles/"+p,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(o===e){if(n.q!==void 0){let f=n.q;const m=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return re.
errors=[{instancePath:t+"/tiles/"+p+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof f=="numb\
er"){if(f>99999||isNaN(f))return re.errors=[{instancePath:t+"/tiles/"+p+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(f<-99999||isNaN(f))return re.errors=[{instancePath:t+"/tiles/"+p+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var b=m===e}else var b=!0;if(b){if(n.r!==void 0){let f=n.r;const m=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return re.errors=[{instancePath:t+"/tiles/"+p+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof f=="number"){if(f>99999||isNaN(f))return re.errors=[{instancePath:t+
"/tiles/"+p+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<-99999||isNaN(f))return re.errors=
[{instancePath:t+"/tiles/"+p+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var b=m===e}else
var b=!0;if(b)if(n.terrain!==void 0){let f=n.terrain;const m=e;if(!(f==="desert"||f==="grassland"||f==="water"))
return re.errors=[{instancePath:t+"/tiles/"+p+"/terrain",keyword:"enum",params:{allowedValues:Ye.properties.tiles.
items.properties.terrain.enum}}],!1;var b=m===e}else var b=!0}}}}else return re.errors=[{instancePath:t+"/tile\
s/"+p,keyword:"type",params:{type:"object"}}],!1;var P=j===e;if(!P)break}}}else return re.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0}}}else return re.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return re.errors=i,e===0}function ve(r,{instancePath:t="",parentData:Q,
parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;
if(r.settings===void 0&&(v="settings")||r.elements===void 0&&(v="elements")||r.animals===void 0&&(v="animals")||
r.hands===void 0&&(v="hands")||r.layouts===void 0&&(v="layouts"))return ve.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:v}}],!1;{const w=e;for(const l in r)if(!(l==="settings"||l==="elements"||l==="\
animals"||l==="markers"||l==="hands"||l==="layouts")){return ve.errors=[{instancePath:t,keyword:"additionalPro\
perties",params:{additionalProperty:l}}],!1;break}if(w===e){if(r.settings!==void 0){const l=e;D(r.settings,{instancePath:t+
"/settings",parentData:r,parentDataProperty:"settings",rootData:q})||(i=i===null?D.errors:i.concat(D.errors),e=
i.length);var a=l===e}else var a=!0;if(a){if(r.elements!==void 0){let l=r.elements;const p=e;if(e===p)if(Array.
isArray(l)){var P=!0;const j=l.length;for(let g=0;g<j;g++){const c=e;ye(l[g],{instancePath:t+"/elements/"+g,parentData:l,
parentDataProperty:g,rootData:q})||(i=i===null?ye.errors:i.concat(ye.errors),e=i.length);var P=c===e;if(!P)break}}else
return ve.errors=[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;
if(a){if(r.animals!==void 0){let l=r.animals;const p=e;if(e===p)if(Array.isArray(l)){var b=!0;const j=l.length;
for(let g=0;g<j;g++){const c=e;pe(l[g],{instancePath:t+"/animals/"+g,parentData:l,parentDataProperty:g,rootData:q})||
(i=i===null?pe.errors:i.concat(pe.errors),e=i.length);var b=c===e;if(!b)break}}else return ve.errors=[{instancePath:t+
"/animals",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.markers!==void 0){let l=r.
markers;const p=e;if(e===p)if(Array.isArray(l)){var d=!0;const j=l.length;for(let g=0;g<j;g++){const c=e;se(l[g],
{instancePath:t+"/markers/"+g,parentData:l,parentDataProperty:g,rootData:q})||(i=i===null?se.errors:i.concat(se.
errors),e=i.length);var d=c===e;if(!d)break}}else return ve.errors=[{instancePath:t+"/markers",keyword:"type",
params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.hands!==void 0){let l=r.hands;const p=e;if(e===
p)if(Array.isArray(l)){var u=!0;const j=l.length;for(let g=0;g<j;g++){const c=e;ge(l[g],{instancePath:t+"/hand\
s/"+g,parentData:l,parentDataProperty:g,rootData:q})||(i=i===null?ge.errors:i.concat(ge.errors),e=i.length);var u=c===
e;if(!u)break}}else return ve.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],!1;var a=p===
e}else var a=!0;if(a)if(r.layouts!==void 0){let l=r.layouts;const p=e;if(e===p)if(Array.isArray(l)){var y=!0;const j=l.
length;for(let g=0;g<j;g++){const c=e;re(l[g],{instancePath:t+"/layouts/"+g,parentData:l,parentDataProperty:g,
rootData:q})||(i=i===null?re.errors:i.concat(re.errors),e=i.length);var y=c===e;if(!y)break}}else return ve.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}else return ve.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ve.errors=i,e===0}const ze={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},tr={type:"array",items:{$ref:"#/definitions/step"}},Le={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","swap","play","r\
otate","choose","may","either","if","repeat","each-player"]}}},{type:"object",discriminator:{propertyName:"op"},
oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing counted.",type:"objec\
t",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"#/\
definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/per"},atMost:{type:"\
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
steps:{$ref:"#/definitions/block"}},additionalProperties:!1},{description:'Every player does it, clockwise fro\
m the owner of the card; "you" is that player.',type:"object",required:["op","steps"],properties:{op:{type:"st\
ring",const:"each-player"},other:{type:"boolean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]},
Ge={allOf:[{type:"object",required:["gain"],properties:{gain:{enum:["vp","element","mix","card","cube","card-t\
o-play"]}}},{type:"object",discriminator:{propertyName:"gain"},oneOf:[{type:"object",required:["gain","amount"],
properties:{gain:{type:"string",const:"vp"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain","element","amount"],properties:{gain:{type:"string",const:"element"},element:{
type:"string"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:[
"gain","elements","amount"],properties:{gain:{type:"string",const:"mix"},elements:{type:"array",items:{type:"s\
tring"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:[
"gain","amount"],properties:{gain:{type:"string",const:"card"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"cube"},
amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain"],properties:{
gain:{type:"string",const:"card-to-play"}},additionalProperties:!1}]}]};function O(r,{instancePath:t="",parentData:Q,
parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.gain===void 0&&(l="gain"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],
!1;if(r.gain!==void 0){let p=r.gain;if(!(p==="vp"||p==="element"||p==="mix"||p==="card"||p==="cube"||p==="card\
-to-play"))return O.errors=[{instancePath:t+"/gain",keyword:"enum",params:{allowedValues:Ge.allOf[0].properties.
gain.enum}}],!1}}else return O.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var P=a===e;
if(P){const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){const n=r.gain;if(typeof n=="string")if(n===
"vp"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.gain===void 0&&(g="gain")||r.amount===void 0&&
(g="amount"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)
if(!(o==="gain"||o==="amount")){return O.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(c===e){if(r.gain!==void 0){let o=r.gain;const f=e;if(typeof o!="string")return O.errors=[{instancePath:t+
"/gain",keyword:"type",params:{type:"string"}}],!1;if(o!=="vp")return O.errors=[{instancePath:t+"/gain",keyword:"\
const",params:{allowedValue:"vp"}}],!1;var b=f===e}else var b=!0;if(b)if(r.amount!==void 0){let o=r.amount;const f=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return O.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return O.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=f===e}else var b=!0}}}else return O.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="element"){if(e===e)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let g;if(r.gain===void 0&&(g="gain")||r.element===void 0&&(g="element")||r.amount===
void 0&&(g="amount"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const c=e;
for(const o in r)if(!(o==="gain"||o==="element"||o==="amount")){return O.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:o}}],!1;break}if(c===e){if(r.gain!==void 0){let o=r.gain;const f=e;
if(typeof o!="string")return O.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(o!==
"element")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var d=f===
e}else var d=!0;if(d){if(r.element!==void 0){const o=e;if(typeof r.element!="string")return O.errors=[{instancePath:t+
"/element",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d)if(r.amount!==void 0){let o=r.
amount;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return O.errors=[{instancePath:t+"/amount",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return O.errors=[{instancePath:t+
"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return O.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=f===e}else var d=!0}}}}else return O.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let g;if(r.gain===void 0&&(g="gain")||r.elements===void 0&&(g="elements")||r.amount===void 0&&
(g="amount"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)
if(!(o==="gain"||o==="elements"||o==="amount")){return O.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(c===e){if(r.gain!==void 0){let o=r.gain;const f=e;if(typeof o!="st\
ring")return O.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(o!=="mix")return O.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var u=f===e}else var u=!0;if(u){
if(r.elements!==void 0){let o=r.elements;const f=e;if(e===f)if(Array.isArray(o)){if(o.length<1)return O.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;const _=o.length;for(let k=0;k<
_;k++){const L=e;if(typeof o[k]!="string")return O.errors=[{instancePath:t+"/elements/"+k,keyword:"type",params:{
type:"string"}}],!1;var y=L===e;if(!y)break}}}else return O.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var u=f===e}else var u=!0;if(u)if(r.amount!==void 0){let o=r.amount;const f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var u=f===e}else var u=!0}}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let g;if(r.gain===void 0&&(g="gain")||r.amount===void 0&&(g="amount"))return O.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)if(!(o==="gain"||o==="amount")){return O.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(c===e){if(r.
gain!==void 0){let o=r.gain;const f=e;if(typeof o!="string")return O.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(o!=="card")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var v=f===e}else var v=!0;if(v)if(r.amount!==void 0){let o=r.amount;const f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var v=f===e}else var v=!0}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let g;if(r.gain===void 0&&(g="gain")||r.amount===void 0&&(g="amount"))return O.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)if(!(o==="gain"||o==="amount")){return O.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(c===e){if(r.
gain!==void 0){let o=r.gain;const f=e;if(typeof o!="string")return O.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(o!=="cube")return O.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var w=f===e}else var w=!0;if(w)if(r.amount!==void 0){let o=r.amount;const f=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)))return O.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof o=="number"){if(o>99999||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))return O.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var w=f===e}else var w=!0}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.gain===void 0&&(g="gain"))return O.errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],
!1;{const c=e;for(const o in r)if(o!=="gain"){return O.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:o}}],!1;break}if(c===e&&r.gain!==void 0){let o=r.gain;if(typeof o!="string")return O.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(o!=="card-to-play")return O.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return O.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return O.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:n}}],!1;else return O.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:n}}],!1}else return O.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var P=l===e}return O.errors=i,e===0}const ir={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},Ie={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done"]}}},{type:"object",discriminator:{
propertyName:"count"},oneOf:[{type:"object",required:["count","things"],properties:{count:{type:"string",const:"\
things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count","group"],properties:{count:{type:"string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"\
#/definitions/group"},with:{type:"object",required:["compare","things"],properties:{compare:{$ref:"#/definitio\
ns/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},where:{
$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","deed"],properties:{count:{
type:"string",const:"done"},deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definitions/wor\
d"}},additionalProperties:!1}]}]},sr={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},He=new RegExp("^[\
a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function E(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;if(e===0)if(typeof r=="string"){if(!He.test(r))return E.errors=[{instancePath:t,keyword:"patter\
n",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return E.errors=[{instancePath:t,keyword:"type",
params:{type:"string"}}],!1;return E.errors=i,e===0}const Be={allOf:[{type:"object",required:["where"],properties:{
where:{enum:["adjacent","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"\
object",required:["where","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spo\
t"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{where:{type:"string",const:"\
on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{
where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},
{type:"object",required:["where"],properties:{where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},
Fe={allOf:[{type:"object",required:["spot"],properties:{spot:{enum:["this","this-tile","named","thing"]}}},{type:"\
object",discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"st\
ring",const:"this"}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"string",
const:"this-tile"}},additionalProperties:!1},{type:"object",required:["spot","name"],properties:{spot:{type:"s\
tring",const:"named"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["spot","thing"],
properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}]}]};
function G(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;if(e===
a)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&(u="spot"))return G.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:u}}],!1;if(r.spot!==void 0){let y=r.spot;if(!(y==="this"||y==="this\
-tile"||y==="named"||y==="thing"))return G.errors=[{instancePath:t+"/spot",keyword:"enum",params:{allowedValues:Fe.
allOf[0].properties.spot.enum}}],!1}}else return G.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var P=a===e;if(P){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){const v=r.spot;if(typeof v==
"string")if(v==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.spot===void 0&&(l="sp\
ot"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1;{const p=e;for(const n in r)
if(n!=="spot"){return G.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(p===e&&r.spot!==void 0){let n=r.spot;if(typeof n!="string")return G.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(n!=="this")return G.errors=[{instancePath:t+"/spot",keyword:"con\
st",params:{allowedValue:"this"}}],!1}}}else return G.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(v==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.spot===void 0&&
(l="spot"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1;{const p=e;for(const n in r)
if(n!=="spot"){return G.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(p===e&&r.spot!==void 0){let n=r.spot;if(typeof n!="string")return G.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(n!=="this-tile")return G.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"this-tile"}}],!1}}}else return G.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(v==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.spot===void 0&&
(l="spot")||r.name===void 0&&(l="name"))return G.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],
!1;{const p=e;for(const n in r)if(!(n==="spot"||n==="name")){return G.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.spot!==void 0){let n=r.spot;const j=e;if(typeof n!=
"string")return G.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(n!=="named")return G.
errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"named"}}],!1;var b=j===e}else var b=!0;if(b)
if(r.name!==void 0){const n=e;if(typeof r.name!="string")return G.errors=[{instancePath:t+"/name",keyword:"typ\
e",params:{type:"string"}}],!1;var b=n===e}else var b=!0}}}else return G.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(v==="thing"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
spot===void 0&&(l="spot")||r.thing===void 0&&(l="thing"))return G.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:l}}],!1;{const p=e;for(const n in r)if(!(n==="spot"||n==="thing")){return G.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.spot!==void 0){let n=r.
spot;const j=e;if(typeof n!="string")return G.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="thing")return G.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"thing"}}],
!1;var d=j===e}else var d=!0;if(d)if(r.thing!==void 0){const n=e;E(r.thing,{instancePath:t+"/thing",parentData:r,
parentDataProperty:"thing",rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var d=n===e}else var d=!0}}}else
return G.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return G.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"mapping",tag:"spot",tagValue:v}}],!1;else return G.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"tag",tag:"spot",tagValue:v}}],!1}else return G.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var P=u===e}return G.errors=i,e===0}const Pe={allOf:[{type:"object",
required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacent-habita\
t","landscape","this-feature","feature-habitat","largest"]}}},{type:"object",discriminator:{propertyName:"regi\
on"},oneOf:[{type:"object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this\
-landmass","adjacent-habitat","landscape","this-feature","feature-habitat"]}},additionalProperties:!1},{type:"\
object",required:["region","group"],properties:{region:{type:"string",const:"largest"},group:{$ref:"#/definiti\
ons/group"}},additionalProperties:!1}]}]},Je={allOf:[{type:"object",required:["group"],properties:{group:{enum:[
"habitat","community","landmass"]}}},{type:"object",discriminator:{propertyName:"group"},oneOf:[{type:"object",
required:["group","of"],properties:{group:{type:"string",const:"habitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},
{type:"object",required:["group","of"],properties:{group:{type:"string",const:"community"},of:{$ref:"#/definit\
ions/word"}},additionalProperties:!1},{type:"object",required:["group"],properties:{group:{type:"string",const:"\
landmass"}},additionalProperties:!1}]}]};function K(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u="\
group"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.group!==void 0){
let y=r.group;if(!(y==="habitat"||y==="community"||y==="landmass"))return K.errors=[{instancePath:t+"/group",keyword:"\
enum",params:{allowedValues:Je.allOf[0].properties.group.enum}}],!1}}else return K.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var P=a===e;if(P){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(
r)){const v=r.group;if(typeof v=="string")if(v==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.group===void 0&&(l="group")||r.of===void 0&&(l="of"))return K.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:l}}],!1;{const p=e;for(const n in r)if(!(n==="group"||n==="of")){return K.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===e){if(r.group!==
void 0){let n=r.group;const j=e;if(typeof n!="string")return K.errors=[{instancePath:t+"/group",keyword:"type",
params:{type:"string"}}],!1;if(n!=="habitat")return K.errors=[{instancePath:t+"/group",keyword:"const",params:{
allowedValue:"habitat"}}],!1;var b=j===e}else var b=!0;if(b)if(r.of!==void 0){const n=e;E(r.of,{instancePath:t+
"/of",parentData:r,parentDataProperty:"of",rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var b=n===
e}else var b=!0}}}else return K.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v===
"community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.group===void 0&&(l="group")||r.of===
void 0&&(l="of"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1;{const p=e;
for(const n in r)if(!(n==="group"||n==="of")){return K.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(p===e){if(r.group!==void 0){let n=r.group;const j=e;if(typeof n!="\
string")return K.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(n!=="community")
return K.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"community"}}],!1;var d=j===e}else
var d=!0;if(d)if(r.of!==void 0){const n=e;E(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:q})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var d=n===e}else var d=!0}}}else return K.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(v==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.group===void 0&&(l="group"))return K.errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],
!1;{const p=e;for(const n in r)if(n!=="group"){return K.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(p===e&&r.group!==void 0){let n=r.group;if(typeof n!="string")return K.
errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(n!=="landmass")return K.errors=
[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"landmass"}}],!1}}}else return K.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return K.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"group",tagValue:v}}],!1;else return K.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"group",tagValue:v}}],!1}else return K.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;var P=u===e}return K.errors=i,e===0}function M(r,{instancePath:t="",parentData:Q,parentDataProperty:S,
rootData:q=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.region===
void 0&&(d="region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;if(r.
region!==void 0){let u=r.region;if(!(u==="this-habitat"||u==="this-community"||u==="this-landmass"||u==="adjac\
ent-habitat"||u==="landscape"||u==="this-feature"||u==="feature-habitat"||u==="largest"))return M.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Pe.allOf[0].properties.region.enum}}],!1}}else return M.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var P=a===e;if(P){const d=e;if(e===d)if(r&&typeof r==
"object"&&!Array.isArray(r)){const y=r.region;if(typeof y=="string")if(y==="this-habitat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))return M.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)if(p!=="region"){return M.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(l===e&&r.region!==void 0){let p=r.region;
if(!(p==="this-habitat"||p==="this-community"||p==="this-landmass"||p==="adjacent-habitat"||p==="landscape"||p===
"this-feature"||p==="feature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(y==="this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;
if(r.region===void 0&&(w="region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const l=e;for(const p in r)if(p!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(l===e&&r.region!==void 0){let p=r.region;if(!(p==="this-habitat"||
p==="this-community"||p==="this-landmass"||p==="adjacent-habitat"||p==="landscape"||p==="this-feature"||p==="f\
eature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(y===
"this-landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))
return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)
if(p!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(l===e&&r.region!==void 0){let p=r.region;if(!(p==="this-habitat"||p==="this-community"||p==="this-\
landmass"||p==="adjacent-habitat"||p==="landscape"||p==="this-feature"||p==="feature-habitat"))return M.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(y==="adjacent-ha\
bitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)if(p!==
"region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(l===e&&r.region!==void 0){let p=r.region;if(!(p==="this-habitat"||p==="this-community"||p==="this-landmass"||
p==="adjacent-habitat"||p==="landscape"||p==="this-feature"||p==="feature-habitat"))return M.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:Pe.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(y==="landscape"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region"))return M.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)if(p!=="region"){return M.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(l===e&&r.region!==void 0){let p=r.region;
if(!(p==="this-habitat"||p==="this-community"||p==="this-landmass"||p==="adjacent-habitat"||p==="landscape"||p===
"this-feature"||p==="feature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(y==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.
region===void 0&&(w="region"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],
!1;{const l=e;for(const p in r)if(p!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(l===e&&r.region!==void 0){let p=r.region;if(!(p==="this-habitat"||
p==="this-community"||p==="this-landmass"||p==="adjacent-habitat"||p==="landscape"||p==="this-feature"||p==="f\
eature-habitat"))return M.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(y===
"feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="regio\
n"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)
if(p!=="region"){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(l===e&&r.region!==void 0){let p=r.region;if(!(p==="this-habitat"||p==="this-community"||p==="this-\
landmass"||p==="adjacent-habitat"||p==="landscape"||p==="this-feature"||p==="feature-habitat"))return M.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:Pe.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(y==="largest"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.region===void 0&&(w="region")||r.group===void 0&&(w=
"group"))return M.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const l=e;for(const p in r)
if(!(p==="region"||p==="group")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(l===e){if(r.region!==void 0){let p=r.region;const n=e;if(typeof p!="string")return M.errors=[{instancePath:t+
"/region",keyword:"type",params:{type:"string"}}],!1;if(p!=="largest")return M.errors=[{instancePath:t+"/regio\
n",keyword:"const",params:{allowedValue:"largest"}}],!1;var b=n===e}else var b=!0;if(b)if(r.group!==void 0){const p=e;
K(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:q})||(i=i===null?K.errors:
i.concat(K.errors),e=i.length);var b=p===e}else var b=!0}}}else return M.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mappi\
ng",tag:"region",tagValue:y}}],!1;else return M.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"region",tagValue:y}}],!1}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var P=d===e}return M.errors=i,e===0}function I(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.where===void 0&&(v="\
where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;if(r.where!==void 0){
let w=r.where;if(!(w==="adjacent"||w==="on"||w==="in"||w==="edge"))return I.errors=[{instancePath:t+"/where",keyword:"\
enum",params:{allowedValues:Be.allOf[0].properties.where.enum}}],!1}}else return I.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var P=a===e;if(P){const v=e;if(e===v)if(r&&typeof r=="object"&&!Array.isArray(
r)){const l=r.where;if(typeof l=="string")if(l==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.where===void 0&&(n="where")||r.to===void 0&&(n="to"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:n}}],!1;{const j=e;for(const g in r)if(!(g==="where"||g==="to")){return I.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(j===e){if(r.where!==
void 0){let g=r.where;const c=e;if(typeof g!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(g!=="adjacent")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var b=c===e}else var b=!0;if(b)if(r.to!==void 0){const g=e;G(r.to,{instancePath:t+
"/to",parentData:r,parentDataProperty:"to",rootData:q})||(i=i===null?G.errors:i.concat(G.errors),e=i.length);var b=g===
e}else var b=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(l===
"on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.where===void 0&&(n="where")||r.spot===void 0&&
(n="spot"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const j=e;for(const g in r)
if(!(g==="where"||g==="spot")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(j===e){if(r.where!==void 0){let g=r.where;const c=e;if(typeof g!="string")return I.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(g!=="on")return I.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"on"}}],!1;var d=c===e}else var d=!0;if(d)if(r.spot!==void 0){const g=e;G(r.spot,{
instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:q})||(i=i===null?G.errors:i.concat(G.errors),
e=i.length);var d=g===e}else var d=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(l==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.where===void 0&&
(n="where")||r.regions===void 0&&(n="regions"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const j=e;for(const g in r)if(!(g==="where"||g==="regions")){return I.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:g}}],!1;break}if(j===e){if(r.where!==void 0){let g=r.where;const c=e;
if(typeof g!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(g!==
"in")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var u=c===e}else
var u=!0;if(u)if(r.regions!==void 0){let g=r.regions;const c=e;if(e===c)if(Array.isArray(g)){if(g.length<1)return I.
errors=[{instancePath:t+"/regions",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;const f=g.length;for(let m=0;m<
f;m++){const _=e;M(g[m],{instancePath:t+"/regions/"+m,parentData:g,parentDataProperty:m,rootData:q})||(i=i===null?
M.errors:i.concat(M.errors),e=i.length);var y=_===e;if(!y)break}}}else return I.errors=[{instancePath:t+"/regi\
ons",keyword:"type",params:{type:"array"}}],!1;var u=c===e}else var u=!0}}}else return I.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(l==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.where===void 0&&(n="where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const j=e;for(const g in r)if(g!=="where"){return I.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:g}}],!1;break}if(j===e&&r.where!==void 0){let g=r.where;if(typeof g!="string")return I.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(g!=="edge")return I.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"edge"}}],!1}}}else return I.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1}else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"m\
apping",tag:"where",tagValue:l}}],!1;else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"where",tagValue:l}}],!1}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var P=v===e}return I.errors=i,e===0}const Ke={type:"object",required:["is","amount"],properties:{is:{enum:[
"least","most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function Z(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let P;if(r.is===void 0&&(P="is")||r.amount===void 0&&(P="amount"))return Z.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:P}}],!1;{const b=e;for(const d in r)if(!(d==="is"||
d==="amount")){return Z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(b===e){if(r.is!==void 0){let d=r.is;const u=e;if(!(d==="least"||d==="most"||d==="exactly"))return Z.
errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:Ke.properties.is.enum}}],!1;var a=u===e}else
var a=!0;if(a)if(r.amount!==void 0){let d=r.amount;const u=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)))return Z.
errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof d=="number"){if(d>
99999||isNaN(d))return Z.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(d<0||isNaN(d))return Z.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=u===e}else var a=!0}}}else return Z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;
return Z.errors=i,e===0}function C(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,
e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.count===void 0&&(l="count"))return C.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:l}}],!1;if(r.count!==void 0){let p=r.count;
if(!(p==="things"||p==="groups"||p==="done"))return C.errors=[{instancePath:t+"/count",keyword:"enum",params:{
allowedValues:Ie.allOf[0].properties.count.enum}}],!1}}else return C.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;var P=a===e;if(P){const l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){const n=r.
count;if(typeof n=="string")if(n==="things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.
count===void 0&&(g="count")||r.things===void 0&&(g="things"))return C.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)if(!(o==="count"||o==="different"||o==="adjacen\
t"||o==="things"||o==="where")){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(c===e){if(r.count!==void 0){let o=r.count;const f=e;if(typeof o!="string")return C.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="things")return C.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"things"}}],!1;var b=f===e}else var b=!0;if(b){if(r.different!==void 0){let o=r.
different;const f=e;if(typeof o!="boolean")return C.errors=[{instancePath:t+"/different",keyword:"type",params:{
type:"boolean"}}],!1;if(o!==!0)return C.errors=[{instancePath:t+"/different",keyword:"const",params:{allowedValue:!0}}],
!1;var b=f===e}else var b=!0;if(b){if(r.adjacent!==void 0){let o=r.adjacent;const f=e;if(typeof o!="boolean")return C.
errors=[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return C.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var b=f===e}else var b=!0;if(b){if(r.things!==void 0){
let o=r.things;const f=e;if(e===f)if(Array.isArray(o)){if(o.length<1)return C.errors=[{instancePath:t+"/things",
keyword:"minItems",params:{limit:1}}],!1;{var d=!0;const _=o.length;for(let k=0;k<_;k++){const L=e;E(o[k],{instancePath:t+
"/things/"+k,parentData:o,parentDataProperty:k,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var d=L===e;if(!d)break}}}else return C.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var b=f===e}else var b=!0;if(b)if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var b=o===e}else var b=!0}}}}}}else
return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="groups"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let g;if(r.count===void 0&&(g="count")||r.group===void 0&&(g="group"))return C.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)if(!(o===
"count"||o==="adjacent"||o==="group"||o==="with"||o==="where")){return C.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:o}}],!1;break}if(c===e){if(r.count!==void 0){let o=r.count;const f=e;
if(typeof o!="string")return C.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(o!==
"groups")return C.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"groups"}}],!1;var u=f===
e}else var u=!0;if(u){if(r.adjacent!==void 0){let o=r.adjacent;const f=e;if(typeof o!="boolean")return C.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return C.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var u=f===e}else var u=!0;if(u){if(r.group!==void 0){
const o=e;K(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:q})||(i=i===null?
K.errors:i.concat(K.errors),e=i.length);var u=o===e}else var u=!0;if(u){if(r.with!==void 0){let o=r.with;const f=e;
if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let _;if(o.compare===void 0&&(_="compare")||o.things===void 0&&
(_="things"))return C.errors=[{instancePath:t+"/with",keyword:"required",params:{missingProperty:_}}],!1;{const k=e;
for(const L in o)if(!(L==="compare"||L==="things")){return C.errors=[{instancePath:t+"/with",keyword:"addition\
alProperties",params:{additionalProperty:L}}],!1;break}if(k===e){if(o.compare!==void 0){const L=e;Z(o.compare,
{instancePath:t+"/with/compare",parentData:o,parentDataProperty:"compare",rootData:q})||(i=i===null?Z.errors:i.
concat(Z.errors),e=i.length);var y=L===e}else var y=!0;if(y)if(o.things!==void 0){let L=o.things;const A=e;if(e===
A)if(Array.isArray(L)){if(L.length<1)return C.errors=[{instancePath:t+"/with/things",keyword:"minItems",params:{
limit:1}}],!1;{var v=!0;const ce=L.length;for(let R=0;R<ce;R++){const U=e;E(L[R],{instancePath:t+"/with/things\
/"+R,parentData:L,parentDataProperty:R,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var v=U===
e;if(!v)break}}}else return C.errors=[{instancePath:t+"/with/things",keyword:"type",params:{type:"array"}}],!1;
var y=A===e}else var y=!0}}}else return C.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"object"}}],
!1;var u=f===e}else var u=!0;if(u)if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var u=o===e}else var u=!0}}}}}}else
return C.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="done"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let g;if(r.count===void 0&&(g="count")||r.deed===void 0&&(g="deed"))return C.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:g}}],!1;{const c=e;for(const o in r)if(!(o===
"count"||o==="deed"||o==="thing")){return C.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(c===e){if(r.count!==void 0){let o=r.count;const f=e;if(typeof o!="string")return C.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(o!=="done")return C.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"done"}}],!1;var w=f===e}else var w=!0;if(w){if(r.deed!==void 0){let o=r.deed;const f=e;
if(!(o==="placed"||o==="moved"||o==="removed"||o==="replaced"))return C.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:Ie.allOf[1].oneOf[2].properties.deed.enum}}],!1;var w=f===e}else var w=!0;if(w)if(r.
thing!==void 0){const o=e;E(r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:q})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=o===e}else var w=!0}}}}else return C.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return C.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"count",tagValue:n}}],!1;else return C.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"count",tagValue:n}}],!1}else return C.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;var P=l===e}return C.errors=i,e===0}function me(r,{instancePath:t="",parentData:Q,parentDataProperty:S,
rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.each===void 0&&
(P="each")||r.of===void 0&&(P="of"))return me.errors=[{instancePath:t,keyword:"required",params:{missingProperty:P}}],
!1;{const b=e;for(const d in r)if(!(d==="each"||d==="of")){return me.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:d}}],!1;break}if(b===e){if(r.each!==void 0){let d=r.each;const u=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)))return me.errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],
!1;if(e===u&&typeof d=="number"){if(d>99999||isNaN(d))return me.errors=[{instancePath:t+"/each",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(d<1||isNaN(d))return me.errors=[{instancePath:t+"/each",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=u===e}else var a=!0;if(a)if(r.of!==void 0){const d=e;C(r.
of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:q})||(i=i===null?C.errors:i.concat(C.errors),
e=i.length);var a=d===e}else var a=!0}}}else return me.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;return me.errors=i,e===0}const Qe={type:"object",required:["join","tests"],properties:{join:{enum:[
"all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},Te={
allOf:[{type:"object",required:["test"],properties:{test:{enum:["adjacent","adjacent-to","edge","region","ther\
e","have"]}}},{type:"object",discriminator:{propertyName:"test"},oneOf:[{type:"object",required:["test","compa\
re","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"adjacent"},compare:{$ref:"#\
/definitions/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},
{type:"object",required:["test","name"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"a\
djacent-to"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["test"],properties:{not:{
type:"boolean",const:!0},test:{type:"string",const:"edge"}},additionalProperties:!1},{type:"object",required:[
"test","region","compare","things"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"regio\
n"},region:{$ref:"#/definitions/region"},compare:{$ref:"#/definitions/compare"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1}},additionalProperties:!1},{type:"object",required:["test","compare","count"],
properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"there"},compare:{$ref:"#/definitions/comp\
are"},count:{$ref:"#/definitions/count"}},additionalProperties:!1},{type:"object",required:["test","compare","\
what"],properties:{not:{type:"boolean",const:!0},test:{type:"string",const:"have"},compare:{$ref:"#/definition\
s/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1}]}]};function T(r,{instancePath:t="",parentData:Q,
parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.test===void 0&&(n="test"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(r.test!==void 0){let j=r.test;if(!(j==="adjacent"||j==="adjacent-to"||j==="edge"||j==="region"||j==="the\
re"||j==="have"))return T.errors=[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:Te.allOf[0].properties.
test.enum}}],!1}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var P=a===e;
if(P){const n=e;if(e===n)if(r&&typeof r=="object"&&!Array.isArray(r)){const g=r.test;if(typeof g=="string")if(g===
"adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test")||r.compare===
void 0&&(o="compare")||r.things===void 0&&(o="things"))return T.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:o}}],!1;{const f=e;for(const m in r)if(!(m==="not"||m==="test"||m==="compare"||m==="things")){
return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===
e){if(r.not!==void 0){let m=r.not;const _=e;if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"\
type",params:{type:"boolean"}}],!1;if(m!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var b=_===e}else var b=!0;if(b){if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(m!=="adjacent")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var b=_===e}else var b=!0;if(b){if(r.compare!==void 0){
const m=e;Z(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(i=i===
null?Z.errors:i.concat(Z.errors),e=i.length);var b=m===e}else var b=!0;if(b)if(r.things!==void 0){let m=r.things;
const _=e;if(e===_)if(Array.isArray(m)){if(m.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minI\
tems",params:{limit:1}}],!1;{var d=!0;const L=m.length;for(let A=0;A<L;A++){const H=e;E(m[A],{instancePath:t+"\
/things/"+A,parentData:m,parentDataProperty:A,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var d=H===e;if(!d)break}}}else return T.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var b=_===e}else var b=!0}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(g==="adjacent-to"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&
(o="test")||r.name===void 0&&(o="name"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],
!1;{const f=e;for(const m in r)if(!(m==="not"||m==="test"||m==="name")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(r.not!==void 0){let m=r.not;const _=e;
if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(m!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=_===e}else var u=!0;
if(u){if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(m!=="adjacent-to")return T.errors=[{instancePath:t+"/test",keyword:"\
const",params:{allowedValue:"adjacent-to"}}],!1;var u=_===e}else var u=!0;if(u)if(r.name!==void 0){const m=e;if(typeof r.
name!="string")return T.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var u=m===e}else
var u=!0}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="edge"){
if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test"))return T.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:o}}],!1;{const f=e;for(const m in r)if(!(m==="not"||m==="test")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(r.
not!==void 0){let m=r.not;const _=e;if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(m!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var y=_===e}else var y=!0;if(y)if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(m!=="edge")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var y=_===e}else var y=!0}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(g==="region"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let o;if(r.test===void 0&&(o="test")||r.region===void 0&&(o="region")||r.compare===void 0&&(o="compare")||
r.things===void 0&&(o="things"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],
!1;{const f=e;for(const m in r)if(!(m==="not"||m==="test"||m==="region"||m==="compare"||m==="things")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(r.
not!==void 0){let m=r.not;const _=e;if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(m!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var v=_===e}else var v=!0;if(v){if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(m!=="region")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"region"}}],!1;var v=_===e}else var v=!0;if(v){if(r.region!==void 0){
const m=e;M(r.region,{instancePath:t+"/region",parentData:r,parentDataProperty:"region",rootData:q})||(i=i===null?
M.errors:i.concat(M.errors),e=i.length);var v=m===e}else var v=!0;if(v){if(r.compare!==void 0){const m=e;Z(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(i=i===null?Z.errors:i.concat(
Z.errors),e=i.length);var v=m===e}else var v=!0;if(v)if(r.things!==void 0){let m=r.things;const _=e;if(e===_)if(Array.
isArray(m)){if(m.length<1)return T.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;
{var w=!0;const L=m.length;for(let A=0;A<L;A++){const H=e;E(m[A],{instancePath:t+"/things/"+A,parentData:m,parentDataProperty:A,
rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=H===e;if(!w)break}}}else return T.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var v=_===e}else var v=!0}}}}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g==="there"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test")||r.compare===void 0&&(o="compare")||r.count===
void 0&&(o="count"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:o}}],!1;{const f=e;
for(const m in r)if(!(m==="not"||m==="test"||m==="compare"||m==="count")){return T.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(r.not!==void 0){let m=r.not;const _=e;
if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(m!==
!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var l=_===e}else var l=!0;
if(l){if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(m!=="there")return T.errors=[{instancePath:t+"/test",keyword:"co\
nst",params:{allowedValue:"there"}}],!1;var l=_===e}else var l=!0;if(l){if(r.compare!==void 0){const m=e;Z(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(i=i===null?Z.errors:i.concat(
Z.errors),e=i.length);var l=m===e}else var l=!0;if(l)if(r.count!==void 0){const m=e;C(r.count,{instancePath:t+
"/count",parentData:r,parentDataProperty:"count",rootData:q})||(i=i===null?C.errors:i.concat(C.errors),e=i.length);
var l=m===e}else var l=!0}}}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(g===
"have"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.test===void 0&&(o="test")||r.compare===
void 0&&(o="compare")||r.what===void 0&&(o="what"))return T.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:o}}],!1;{const f=e;for(const m in r)if(!(m==="not"||m==="test"||m==="compare"||m==="what")){return T.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(f===e){if(r.
not!==void 0){let m=r.not;const _=e;if(typeof m!="boolean")return T.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(m!==!0)return T.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var p=_===e}else var p=!0;if(p){if(r.test!==void 0){let m=r.test;const _=e;if(typeof m!="string")return T.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(m!=="have")return T.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"have"}}],!1;var p=_===e}else var p=!0;if(p){if(r.compare!==void 0){
const m=e;Z(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:q})||(i=i===
null?Z.errors:i.concat(Z.errors),e=i.length);var p=m===e}else var p=!0;if(p)if(r.what!==void 0){let m=r.what;const _=e;
if(!(m==="vp"||m==="cube"||m==="card"))return T.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:Te.
allOf[1].oneOf[5].properties.what.enum}}],!1;var p=_===e}else var p=!0}}}}}else return T.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return T.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"test",tagValue:g}}],!1;else return T.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"test",tagValue:g}}],!1}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var P=n===e}return T.errors=i,e===0}function W(r,{instancePath:t="",parentData:Q,parentDataProperty:S,
rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.join===void 0&&
(b="join")||r.tests===void 0&&(b="tests"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:b}}],
!1;{const d=e;for(const u in r)if(!(u==="join"||u==="tests")){return W.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:u}}],!1;break}if(d===e){if(r.join!==void 0){let u=r.join;const y=e;
if(!(u==="all"||u==="any"))return W.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:Qe.properties.
join.enum}}],!1;var a=y===e}else var a=!0;if(a)if(r.tests!==void 0){let u=r.tests;const y=e;if(e===y)if(Array.
isArray(u)){if(u.length<1)return W.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{
var P=!0;const w=u.length;for(let l=0;l<w;l++){const p=e;T(u[l],{instancePath:t+"/tests/"+l,parentData:u,parentDataProperty:l,
rootData:q})||(i=i===null?T.errors:i.concat(T.errors),e=i.length);var P=p===e;if(!P)break}}}else return W.errors=
[{instancePath:t+"/tests",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0}}}else return W.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return W.errors=i,e===0}const or={type:"obj\
ect",required:["amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolea\
n"}},additionalProperties:!1};function fe(r,{instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.amount===void 0&&(P="amount")||
r.upTo===void 0&&(P="upTo"))return fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:P}}],
!1;{const b=e;for(const d in r)if(!(d==="amount"||d==="upTo")){return fe.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:d}}],!1;break}if(b===e){if(r.amount!==void 0){let d=r.amount;const u=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)))return fe.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof d=="number"){if(d>99999||isNaN(d))return fe.errors=[{instancePath:t+"/am\
ount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(d<1||isNaN(d))return fe.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=u===e}else var a=!0;if(a)if(r.upTo!==void 0){
const d=e;if(typeof r.upTo!="boolean")return fe.errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"b\
oolean"}}],!1;var a=d===e}else var a=!0}}}else return fe.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1;return fe.errors=i,e===0}const Se={anyOf:[{$ref:"#/definitions/word"},{type:"object",required:["\
animalOf"],properties:{animalOf:{enum:["desert","grassland","water"]}},additionalProperties:!1}]};function $e(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;let P=!1;const b=e;
E(r,{instancePath:t,parentData:Q,parentDataProperty:S,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=
i.length);var d=b===e;if(P=P||d,!P){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.
animalOf===void 0&&(v="animalOf")){const w={instancePath:t,keyword:"required",params:{missingProperty:v}};i===
null?i=[w]:i.push(w),e++}else{const w=e;for(const l in r)if(l!=="animalOf"){const p={instancePath:t,keyword:"a\
dditionalProperties",params:{additionalProperty:l}};i===null?i=[p]:i.push(p),e++;break}if(w===e&&r.animalOf!==
void 0){let l=r.animalOf;if(!(l==="desert"||l==="grassland"||l==="water")){const p={instancePath:t+"/animalOf",
keyword:"enum",params:{allowedValues:Se.anyOf[1].properties.animalOf.enum}};i===null?i=[p]:i.push(p),e++}}}}else{
const v={instancePath:t,keyword:"type",params:{type:"object"}};i===null?i=[v]:i.push(v),e++}var d=u===e;P=P||d}
if(P)e=a,i!==null&&(a?i.length=a:i=null);else{const u={instancePath:t,keyword:"anyOf",params:{}};return i===null?
i=[u]:i.push(u),e++,$e.errors=i,!1}return $e.errors=i,e===0}const nr={anyOf:[{$ref:"#/definitions/quantity"},{
type:"object",required:["all"],properties:{all:{type:"boolean",const:!0}},additionalProperties:!1}]};function be(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;let P=!1;const b=e;
fe(r,{instancePath:t,parentData:Q,parentDataProperty:S,rootData:q})||(i=i===null?fe.errors:i.concat(fe.errors),
e=i.length);var d=b===e;if(P=P||d,!P){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.
all===void 0&&(v="all")){const w={instancePath:t,keyword:"required",params:{missingProperty:v}};i===null?i=[w]:
i.push(w),e++}else{const w=e;for(const l in r)if(l!=="all"){const p={instancePath:t,keyword:"additionalPropert\
ies",params:{additionalProperty:l}};i===null?i=[p]:i.push(p),e++;break}if(w===e&&r.all!==void 0){let l=r.all;if(typeof l!=
"boolean"){const p={instancePath:t+"/all",keyword:"type",params:{type:"boolean"}};i===null?i=[p]:i.push(p),e++}
if(l!==!0){const p={instancePath:t+"/all",keyword:"const",params:{allowedValue:!0}};i===null?i=[p]:i.push(p),e++}}}}else{
const v={instancePath:t,keyword:"type",params:{type:"object"}};i===null?i=[v]:i.push(v),e++}var d=u===e;P=P||d}
if(P)e=a,i!==null&&(a?i.length=a:i=null);else{const u={instancePath:t,keyword:"anyOf",params:{}};return i===null?
i=[u]:i.push(u),e++,be.errors=i,!1}return be.errors=i,e===0}const ae={validate:le};function h(r,{instancePath:t="",
parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;const a=e;if(e===a)if(r&&typeof r=="object"&&
!Array.isArray(r)){let te;if(r.op===void 0&&(te="op"))return h.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:te}}],!1;if(r.op!==void 0){let N=r.op;if(!(N==="gain"||N==="place"||N==="move"||N==="replace"||
N==="remove"||N==="swap"||N==="play"||N==="rotate"||N==="choose"||N==="may"||N==="either"||N==="if"||N==="repe\
at"||N==="each-player"))return h.errors=[{instancePath:t+"/op",keyword:"enum",params:{allowedValues:Le.allOf[0].
properties.op.enum}}],!1}}else return h.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var P=a===
e;if(P){const te=e;if(e===te)if(r&&typeof r=="object"&&!Array.isArray(r)){const B=r.op;if(typeof B=="string")if(B===
"gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.rewards===void 0&&
(x="rewards"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)
if(!(s==="op"||s==="rewards"||s==="choice"||s==="per"||s==="atMost"||s==="if")){return h.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;
const $=e;if(typeof s!="string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(s!=="gain")return h.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var b=$===
e}else var b=!0;if(b){if(r.rewards!==void 0){let s=r.rewards;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<
1)return h.errors=[{instancePath:t+"/rewards",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;const J=s.length;
for(let V=0;V<J;V++){const oe=e;O(s[V],{instancePath:t+"/rewards/"+V,parentData:s,parentDataProperty:V,rootData:q})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var d=oe===e;if(!d)break}}}else return h.errors=[{instancePath:t+
"/rewards",keyword:"type",params:{type:"array"}}],!1;var b=$===e}else var b=!0;if(b){if(r.choice!==void 0){let s=r.
choice;const $=e;if(typeof s!="boolean")return h.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"\
boolean"}}],!1;if(s!==!0)return h.errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],
!1;var b=$===e}else var b=!0;if(b){if(r.per!==void 0){const s=e;me(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"\
per",rootData:q})||(i=i===null?me.errors:i.concat(me.errors),e=i.length);var b=s===e}else var b=!0;if(b){if(r.
atMost!==void 0){let s=r.atMost;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return h.errors=[{instancePath:t+
"/atMost",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return h.
errors=[{instancePath:t+"/atMost",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))
return h.errors=[{instancePath:t+"/atMost",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var b=$===e}else
var b=!0;if(b)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var b=s===e}else var b=!0}}}}}}}else return h.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(B==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.kinds===void 0&&(x="kinds"))return h.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s===
"op"||s==="quantity"||s==="kinds"||s==="where"||s==="as"||s==="if")){return h.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;
if(typeof s!="string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!==
"place")return h.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var u=$===e}else
var u=!0;if(u){if(r.quantity!==void 0){const s=e;fe(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"\
quantity",rootData:q})||(i=i===null?fe.errors:i.concat(fe.errors),e=i.length);var u=s===e}else var u=!0;if(u){
if(r.kinds!==void 0){let s=r.kinds;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+
"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;$e(
s[V],{instancePath:t+"/kinds/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?$e.errors:i.concat(
$e.errors),e=i.length);var y=oe===e;if(!y)break}}}else return h.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var u=$===e}else var u=!0;if(u){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var u=s===e}else var u=!0;if(u){if(r.as!==void 0){const s=e;if(typeof r.as!="string")return h.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var u=s===e}else var u=!0;if(u)if(r.if!==void 0){const s=e;W(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(i=i===null?W.errors:i.concat(W.
errors),e=i.length);var u=s===e}else var u=!0}}}}}}}else return h.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(B==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things")||r.spaces===void 0&&(x=
"spaces"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)
if(!(s==="op"||s==="quantity"||s==="things"||s==="where"||s==="spaces"||s==="overAnyTerrain"||s==="as"||s==="i\
f")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(s!=="move")return h.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var v=$===e}else var v=!0;if(v){if(r.quantity!==void 0){const s=e;be(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:q})||(i=i===null?be.errors:i.concat(
be.errors),e=i.length);var v=s===e}else var v=!0;if(v){if(r.things!==void 0){let s=r.things;const $=e;if(e===$)
if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var w=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;E(s[V],{instancePath:t+"/things/"+V,parentData:s,
parentDataProperty:V,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var w=oe===e;if(!w)break}}}else
return h.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var v=$===e}else var v=!0;
if(v){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var v=s===e}else var v=!0;if(v){if(r.spaces!==
void 0){let s=r.spaces;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return h.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return h.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))
return h.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var v=$===e}else
var v=!0;if(v){if(r.overAnyTerrain!==void 0){let s=r.overAnyTerrain;const $=e;if(typeof s!="boolean")return h.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return h.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var v=$===e}else var v=!0;if(v){
if(r.as!==void 0){const s=e;if(typeof r.as!="string")return h.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var v=s===e}else var v=!0;if(v)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:q})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var v=s===e}else var v=!0}}}}}}}}}else
return h.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||
r.things===void 0&&(x="things")||r.with===void 0&&(x="with"))return h.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s==="op"||s==="quantity"||s==="things"||s===
"where"||s==="with"||s==="as"||s==="if")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="replace")return h.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var l=$===e}else var l=!0;if(l){if(r.quantity!==void 0){
const s=e;be(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:q})||(i=
i===null?be.errors:i.concat(be.errors),e=i.length);var l=s===e}else var l=!0;if(l){if(r.things!==void 0){let s=r.
things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var p=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;E(s[V],{instancePath:t+
"/things/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var p=oe===e;if(!p)break}}}else return h.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var l=$===e}else var l=!0;if(l){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var l=s===e}else var l=!0;
if(l){if(r.with!==void 0){let s=r.with;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return h.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;const J=s.length;for(let V=0;V<J;V++){
const oe=e;E(s[V],{instancePath:t+"/with/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var n=oe===e;if(!n)break}}}else return h.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var l=$===e}else var l=!0;if(l){if(r.as!==void 0){const s=e;if(typeof r.as!="\
string")return h.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var l=s===e}else var l=!0;
if(l)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var l=s===e}else var l=!0}}}}}}}}else return h.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(B==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let x;if(r.op===void 0&&(x="op")||r.quantity===void 0&&(x="quantity")||r.things===void 0&&(x="things"))return h.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s===
"op"||s==="quantity"||s==="things"||s==="where"||s==="if")){return h.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="remove")return h.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var j=$===e}else var j=!0;if(j){
if(r.quantity!==void 0){const s=e;be(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:q})||(i=i===null?be.errors:i.concat(be.errors),e=i.length);var j=s===e}else var j=!0;if(j){if(r.
things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;
E(s[V],{instancePath:t+"/things/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var g=oe===e;if(!g)break}}}else return h.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var j=$===e}else var j=!0;if(j){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var j=s===e}else var j=!0;if(j)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:q})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var j=s===e}else var j=!0}}}}}}else return h.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="swap"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things")||r.with===void 0&&
(x="with"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)
if(!(s==="op"||s==="things"||s==="where"||s==="with"||s==="withWhere"||s==="as"||s==="if")){return h.errors=[{
instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){
let s=r.op;const $=e;if(typeof s!="string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="swap")return h.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"swap"}}],
!1;var c=$===e}else var c=!0;if(c){if(r.things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){
if(s.length<1)return h.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;const J=s.
length;for(let V=0;V<J;V++){const oe=e;E(s[V],{instancePath:t+"/things/"+V,parentData:s,parentDataProperty:V,rootData:q})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var o=oe===e;if(!o)break}}}else return h.errors=[{instancePath:t+
"/things",keyword:"type",params:{type:"array"}}],!1;var c=$===e}else var c=!0;if(c){if(r.where!==void 0){const s=e;
I(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:
i.concat(I.errors),e=i.length);var c=s===e}else var c=!0;if(c){if(r.with!==void 0){let s=r.with;const $=e;if(e===
$)if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;E(s[V],{instancePath:t+"/with/"+V,parentData:s,parentDataProperty:V,
rootData:q})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var f=oe===e;if(!f)break}}}else return h.errors=
[{instancePath:t+"/with",keyword:"type",params:{type:"array"}}],!1;var c=$===e}else var c=!0;if(c){if(r.withWhere!==
void 0){const s=e;I(r.withWhere,{instancePath:t+"/withWhere",parentData:r,parentDataProperty:"withWhere",rootData:q})||
(i=i===null?I.errors:i.concat(I.errors),e=i.length);var c=s===e}else var c=!0;if(c){if(r.as!==void 0){const s=e;
if(typeof r.as!="string")return h.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var c=s===
e}else var c=!0;if(c)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:q})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var c=s===e}else var c=!0}}}}}}}}else return h.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="play"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return h.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s==="op"||
s==="cubes"||s==="if")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="play")return h.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"play"}}],!1;var m=$===e}else var m=!0;if(m){if(r.cubes!==void 0){let s=r.cubes;const $=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return h.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"\
integer"}}],!1;if(e===$&&typeof s=="number"){if(s>99999||isNaN(s))return h.errors=[{instancePath:t+"/cubes",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<0||isNaN(s))return h.errors=[{instancePath:t+"/cubes",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=$===e}else var m=!0;if(m)if(r.if!==void 0){const s=e;
W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(i=i===null?W.errors:i.concat(
W.errors),e=i.length);var m=s===e}else var m=!0}}}}else return h.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(B==="rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===
void 0&&(x="op")||r.cubes===void 0&&(x="cubes"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const F=e;for(const s in r)if(!(s==="op"||s==="cubes"||s==="if")){return h.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;
if(typeof s!="string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!==
"rotate")return h.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var _=$===
e}else var _=!0;if(_){if(r.cubes!==void 0){let s=r.cubes;const $=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))
return h.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===$&&typeof s=="num\
ber"){if(s>99999||isNaN(s))return h.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(s<0||isNaN(s))return h.errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var _=$===e}else var _=!0;if(_)if(r.if!==void 0){const s=e;W(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:q})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var _=s===e}else var _=!0}}}}else
return h.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="choose"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.things===void 0&&(x="things"))return h.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s===
"op"||s==="things"||s==="where"||s==="as"||s==="if")){return h.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="choose")return h.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose"}}],!1;var k=$===e}else var k=!0;if(k){
if(r.things!==void 0){let s=r.things;const $=e;if(e===$)if(Array.isArray(s)){if(s.length<1)return h.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var L=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;
E(s[V],{instancePath:t+"/things/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var L=oe===e;if(!L)break}}}else return h.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var k=$===e}else var k=!0;if(k){if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var k=s===e}else var k=!0;if(k){if(r.as!==void 0){const s=e;if(typeof r.as!="string")return h.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var k=s===e}else var k=!0;if(k)if(r.if!==void 0){const s=e;W(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:q})||(i=i===null?W.errors:i.concat(W.
errors),e=i.length);var k=s===e}else var k=!0}}}}}}else return h.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(B==="may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.steps===void 0&&(x="steps"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const F=e;for(const s in r)if(!(s==="op"||s==="steps")){return h.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!=
"string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="may")return h.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"may"}}],!1;var A=$===e}else var A=!0;if(A)
if(r.steps!==void 0){const s=e;ae.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"s\
teps",rootData:q})||(i=i===null?ae.validate.errors:i.concat(ae.validate.errors),e=i.length);var A=s===e}else var A=!0}}}else
return h.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="either"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.branches===void 0&&(x="branches"))return h.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s===
"op"||s==="branches")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="either")return h.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"either"}}],!1;var H=$===e}else var H=!0;if(H)if(r.branches!==void 0){let s=r.branches;
const $=e;if(e===$)if(Array.isArray(s)){if(s.length<2)return h.errors=[{instancePath:t+"/branches",keyword:"mi\
nItems",params:{limit:2}}],!1;{var ce=!0;const J=s.length;for(let V=0;V<J;V++){const oe=e;ae.validate(s[V],{instancePath:t+
"/branches/"+V,parentData:s,parentDataProperty:V,rootData:q})||(i=i===null?ae.validate.errors:i.concat(ae.validate.
errors),e=i.length);var ce=oe===e;if(!ce)break}}}else return h.errors=[{instancePath:t+"/branches",keyword:"ty\
pe",params:{type:"array"}}],!1;var H=$===e}else var H=!0}}}else return h.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(B==="if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.
op===void 0&&(x="op")||r.condition===void 0&&(x="condition")||r.steps===void 0&&(x="steps"))return h.errors=[{
instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)if(!(s==="op"||s===
"condition"||s==="steps"||s==="otherwise")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="if")return h.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"if"}}],!1;var R=$===e}else var R=!0;if(R){if(r.condition!==void 0){
const s=e;W(r.condition,{instancePath:t+"/condition",parentData:r,parentDataProperty:"condition",rootData:q})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var R=s===e}else var R=!0;if(R){if(r.steps!==void 0){const s=e;
ae.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:q})||(i=i===null?
ae.validate.errors:i.concat(ae.validate.errors),e=i.length);var R=s===e}else var R=!0;if(R)if(r.otherwise!==void 0){
const s=e;ae.validate(r.otherwise,{instancePath:t+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:q})||
(i=i===null?ae.validate.errors:i.concat(ae.validate.errors),e=i.length);var R=s===e}else var R=!0}}}}}else return h.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(B==="repeat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let x;if(r.op===void 0&&(x="op")||r.times===void 0&&(x="times")||r.steps===void 0&&
(x="steps"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;for(const s in r)
if(!(s==="op"||s==="times"||s==="steps")){return h.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;if(typeof s!="string")return h.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!=="repeat")return h.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"repeat"}}],!1;var U=$===e}else var U=!0;if(U){if(r.times!==void 0){
let s=r.times;const $=e,xe=e;let J=!1;const V=e;if(e===V)if(s&&typeof s=="object"&&!Array.isArray(s)){let we;if(s.
times===void 0&&(we="times")){const Ne={instancePath:t+"/times",keyword:"required",params:{missingProperty:we}};
i===null?i=[Ne]:i.push(Ne),e++}else{const Ne=e;for(const ie in s)if(ie!=="times"){const he={instancePath:t+"/t\
imes",keyword:"additionalProperties",params:{additionalProperty:ie}};i===null?i=[he]:i.push(he),e++;break}if(Ne===
e&&s.times!==void 0){let ie=s.times;const he=e;if(!(typeof ie=="number"&&!(ie%1)&&!isNaN(ie))){const X={instancePath:t+
"/times/times",keyword:"type",params:{type:"integer"}};i===null?i=[X]:i.push(X),e++}if(e===he&&typeof ie=="num\
ber"){if(ie>99999||isNaN(ie)){const X={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",
limit:99999}};i===null?i=[X]:i.push(X),e++}else if(ie<1||isNaN(ie)){const X={instancePath:t+"/times/times",keyword:"\
minimum",params:{comparison:">=",limit:1}};i===null?i=[X]:i.push(X),e++}}}}}else{const we={instancePath:t+"/ti\
mes",keyword:"type",params:{type:"object"}};i===null?i=[we]:i.push(we),e++}var je=V===e;if(J=J||je,!J){const we=e;
if(e===we)if(s&&typeof s=="object"&&!Array.isArray(s)){let ie;if(s.upTo===void 0&&(ie="upTo")){const he={instancePath:t+
"/times",keyword:"required",params:{missingProperty:ie}};i===null?i=[he]:i.push(he),e++}else{const he=e;for(const X in s)
if(X!=="upTo"){const _e={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:X}};
i===null?i=[_e]:i.push(_e),e++;break}if(he===e&&s.upTo!==void 0){let X=s.upTo;const _e=e;if(!(typeof X=="numbe\
r"&&!(X%1)&&!isNaN(X))){const ke={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};i===null?
i=[ke]:i.push(ke),e++}if(e===_e&&typeof X=="number"){if(X>99999||isNaN(X)){const ke={instancePath:t+"/times/up\
To",keyword:"maximum",params:{comparison:"<=",limit:99999}};i===null?i=[ke]:i.push(ke),e++}else if(X<1||isNaN(
X)){const ke={instancePath:t+"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};i===null?i=[ke]:
i.push(ke),e++}}}}}else{const ie={instancePath:t+"/times",keyword:"type",params:{type:"object"}};i===null?i=[ie]:
i.push(ie),e++}var je=we===e;if(J=J||je,!J){const ie=e;if(e===ie)if(s&&typeof s=="object"&&!Array.isArray(s)){
let X;if(s.per===void 0&&(X="per")){const _e={instancePath:t+"/times",keyword:"required",params:{missingProperty:X}};
i===null?i=[_e]:i.push(_e),e++}else{const _e=e;for(const ke in s)if(ke!=="per"){const Ve={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:ke}};i===null?i=[Ve]:i.push(Ve),e++;break}_e===e&&
s.per!==void 0&&(me(s.per,{instancePath:t+"/times/per",parentData:s,parentDataProperty:"per",rootData:q})||(i=
i===null?me.errors:i.concat(me.errors),e=i.length))}}else{const X={instancePath:t+"/times",keyword:"type",params:{
type:"object"}};i===null?i=[X]:i.push(X),e++}var je=ie===e;J=J||je}}if(J)e=xe,i!==null&&(xe?i.length=xe:i=null);else{
const we={instancePath:t+"/times",keyword:"anyOf",params:{}};return i===null?i=[we]:i.push(we),e++,h.errors=i,
!1}var U=$===e}else var U=!0;if(U)if(r.steps!==void 0){const s=e;ae.validate(r.steps,{instancePath:t+"/steps",
parentData:r,parentDataProperty:"steps",rootData:q})||(i=i===null?ae.validate.errors:i.concat(ae.validate.errors),
e=i.length);var U=s===e}else var U=!0}}}}else return h.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1}else if(B==="each-player"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.op===void 0&&
(x="op")||r.steps===void 0&&(x="steps"))return h.errors=[{instancePath:t,keyword:"required",params:{missingProperty:x}}],
!1;{const F=e;for(const s in r)if(!(s==="op"||s==="other"||s==="steps")){return h.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.op!==void 0){let s=r.op;const $=e;
if(typeof s!="string")return h.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(s!==
"each-player")return h.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-player"}}],!1;
var ee=$===e}else var ee=!0;if(ee){if(r.other!==void 0){let s=r.other;const $=e;if(typeof s!="boolean")return h.
errors=[{instancePath:t+"/other",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return h.errors=[{instancePath:t+
"/other",keyword:"const",params:{allowedValue:!0}}],!1;var ee=$===e}else var ee=!0;if(ee)if(r.steps!==void 0){
const s=e;ae.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:q})||(i=
i===null?ae.validate.errors:i.concat(ae.validate.errors),e=i.length);var ee=s===e}else var ee=!0}}}}else return h.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return h.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"mapping",tag:"op",tagValue:B}}],!1;else return h.errors=[{instancePath:t,keyword:"\
discriminator",params:{error:"tag",tag:"op",tagValue:B}}],!1}else return h.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1;var P=te===e}return h.errors=i,e===0}function le(r,{instancePath:t="",parentData:Q,
parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(Array.isArray(r)){var a=!0;const P=r.length;
for(let b=0;b<P;b++){const d=e;h(r[b],{instancePath:t+"/"+b,parentData:r,parentDataProperty:b,rootData:q})||(i=
i===null?h.errors:i.concat(h.errors),e=i.length);var a=d===e;if(!a)break}}else return le.errors=[{instancePath:t,
keyword:"type",params:{type:"array"}}],!1;return le.errors=i,e===0}function Y(r,{instancePath:t="",parentData:Q,
parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.number===void 0&&(y="number")||r.deck===void 0&&(y="deck")||r.leaves===void 0&&(y="leaves")||r.energy===void 0&&
(y="energy")||r.hands===void 0&&(y="hands")||r.source===void 0&&(y="source")||r.impact===void 0&&(y="impact")||
r.steps===void 0&&(y="steps"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const v=e;for(const w in r)if(!Oe.call(ze.properties,w)){return Y.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:w}}],!1;break}if(v===e){if(r.number!==void 0){let w=r.number;const l=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return Y.errors=[{instancePath:t+"/number",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof w=="number"){if(w>99999||isNaN(w))return Y.errors=[{instancePath:t+"/num\
ber",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(w<0||isNaN(w))return Y.errors=[{instancePath:t+
"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.deck!==
void 0){let w=r.deck;const l=e;if(!(w==="brown"||w==="blue"))return Y.errors=[{instancePath:t+"/deck",keyword:"\
enum",params:{allowedValues:ze.properties.deck.enum}}],!1;var a=l===e}else var a=!0;if(a){if(r.title!==void 0){
let w=r.title;const l=e;if(e===l)if(typeof w=="string"){if(!qe.test(w))return Y.errors=[{instancePath:t+"/titl\
e",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else
return Y.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.leaves!==void 0){let w=r.leaves;const l=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)))return Y.errors=
[{instancePath:t+"/leaves",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof w=="number"){if(w>4||isNaN(
w))return Y.errors=[{instancePath:t+"/leaves",keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(w<1||
isNaN(w))return Y.errors=[{instancePath:t+"/leaves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===
e}else var a=!0;if(a){if(r.energy!==void 0){let w=r.energy;const l=e;if(e===l)if(Array.isArray(w)){if(w.length>
8)return Y.errors=[{instancePath:t+"/energy",keyword:"maxItems",params:{limit:8}}],!1;if(w.length<1)return Y.errors=
[{instancePath:t+"/energy",keyword:"minItems",params:{limit:1}}],!1;{var P=!0;const n=w.length;for(let j=0;j<n;j++){
let g=w[j];const c=e;if(e===c)if(typeof g=="string"){if(!de.test(g))return Y.errors=[{instancePath:t+"/energy/"+
j,keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.errors=
[{instancePath:t+"/energy/"+j,keyword:"type",params:{type:"string"}}],!1;var P=c===e;if(!P)break}}}else return Y.
errors=[{instancePath:t+"/energy",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.
hands!==void 0){let w=r.hands;const l=e;if(e===l)if(Array.isArray(w)){var b=!0;const n=w.length;for(let j=0;j<
n;j++){let g=w[j];const c=e;if(e===c)if(g&&typeof g=="object"&&!Array.isArray(g)){let f;if(g.name===void 0&&(f=
"name")||g.active===void 0&&(f="active"))return Y.errors=[{instancePath:t+"/hands/"+j,keyword:"required",params:{
missingProperty:f}}],!1;{const m=e;for(const _ in g)if(!(_==="name"||_==="active")){return Y.errors=[{instancePath:t+
"/hands/"+j,keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(m===e){if(g.name!==void 0){
let _=g.name;const k=e;if(e===k)if(typeof _=="string"){if(!de.test(_))return Y.errors=[{instancePath:t+"/hands\
/"+j+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.
errors=[{instancePath:t+"/hands/"+j+"/name",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;
if(d)if(g.active!==void 0){const _=e;if(typeof g.active!="boolean")return Y.errors=[{instancePath:t+"/hands/"+
j+"/active",keyword:"type",params:{type:"boolean"}}],!1;var d=_===e}else var d=!0}}}else return Y.errors=[{instancePath:t+
"/hands/"+j,keyword:"type",params:{type:"object"}}],!1;var b=c===e;if(!b)break}}else return Y.errors=[{instancePath:t+
"/hands",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a){if(r.source!==void 0){let w=r.
source;const l=e;if(e===l)if(w&&typeof w=="object"&&!Array.isArray(w)){let n;if(w.kind===void 0&&(n="kind"))return Y.
errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:n}}],!1;{const j=e;for(const g in w)
if(!(g==="kind"||g==="text")){return Y.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{
additionalProperty:g}}],!1;break}if(j===e){if(w.kind!==void 0){let g=w.kind;const c=e;if(!(g==="attested"||g===
"adapted"||g==="original"))return Y.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:ze.
properties.source.properties.kind.enum}}],!1;var u=c===e}else var u=!0;if(u)if(w.text!==void 0){let g=w.text;const c=e;
if(e===c)if(typeof g=="string"){if(!qe.test(g))return Y.errors=[{instancePath:t+"/source/text",keyword:"patter\
n",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return Y.errors=
[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var u=c===e}else var u=!0}}}else return Y.
errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var a=l===e}else var a=!0;if(a){if(r.
note!==void 0){let w=r.note;const l=e;if(e===l)if(typeof w=="string"){if(!qe.test(w))return Y.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return Y.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.impact!==void 0){const w=e;if(typeof r.impact!="boolean")return Y.errors=[{instancePath:t+"/impact",
keyword:"type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;if(a)if(r.steps!==void 0){const w=e;le(r.
steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:q})||(i=i===null?le.errors:i.concat(
le.errors),e=i.length);var a=w===e}else var a=!0}}}}}}}}}}}else return Y.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1;return Y.errors=i,e===0}const Ae={type:"object",required:["number","deck","title",
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
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function z(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let j;if(r.number===void 0&&(j="number")||r.deck===void 0&&(j="deck")||r.title===
void 0&&(j="title")||r.source===void 0&&(j="source")||r.pattern===void 0&&(j="pattern")||r.triggers===void 0&&
(j="triggers"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:j}}],!1;{const g=e;
for(const c in r)if(!(c==="number"||c==="deck"||c==="title"||c==="source"||c==="note"||c==="pattern"||c==="tok\
en"||c==="triggers")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(g===e){if(r.number!==void 0){let c=r.number;const o=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)))
return z.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof c=="nu\
mber"){if(c>99999||isNaN(c))return z.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(c<0||isNaN(c))return z.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.deck!==void 0){let c=r.deck;const o=e;if(!(c==="brown"||
c==="blue"))return z.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:Ae.properties.deck.enum}}],
!1;var a=o===e}else var a=!0;if(a){if(r.title!==void 0){let c=r.title;const o=e;if(e===o)if(typeof c=="string"){
if(!qe.test(c))return z.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return z.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.source!==void 0){let c=r.source;const o=e;
if(e===o)if(c&&typeof c=="object"&&!Array.isArray(c)){let m;if(c.kind===void 0&&(m="kind"))return z.errors=[{instancePath:t+
"/source",keyword:"required",params:{missingProperty:m}}],!1;{const _=e;for(const k in c)if(!(k==="kind"||k===
"text")){return z.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(_===e){if(c.kind!==void 0){let k=c.kind;const L=e;if(!(k==="attested"||k==="adapted"||k==="origina\
l"))return z.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Ae.properties.source.
properties.kind.enum}}],!1;var P=L===e}else var P=!0;if(P)if(c.text!==void 0){let k=c.text;const L=e;if(e===L)
if(typeof k=="string"){if(!qe.test(k))return z.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return z.errors=[{instancePath:t+
"/source/text",keyword:"type",params:{type:"string"}}],!1;var P=L===e}else var P=!0}}}else return z.errors=[{instancePath:t+
"/source",keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0;if(a){if(r.note!==void 0){let c=r.
note;const o=e;if(e===o)if(typeof c=="string"){if(!qe.test(c))return z.errors=[{instancePath:t+"/note",keyword:"\
pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return z.
errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.
pattern!==void 0){let c=r.pattern;const o=e;if(e===o)if(Array.isArray(c)){if(c.length<1)return z.errors=[{instancePath:t+
"/pattern",keyword:"minItems",params:{limit:1}}],!1;{var b=!0;const m=c.length;for(let _=0;_<m;_++){let k=c[_];
const L=e;if(e===L)if(k&&typeof k=="object"&&!Array.isArray(k)){let H;if(k.q===void 0&&(H="q")||k.r===void 0&&
(H="r")||k.terrain===void 0&&(H="terrain")||k.tokens===void 0&&(H="tokens")||k.covered===void 0&&(H="covered"))
return z.errors=[{instancePath:t+"/pattern/"+_,keyword:"required",params:{missingProperty:H}}],!1;{const ce=e;
for(const R in k)if(!(R==="q"||R==="r"||R==="terrain"||R==="tokens"||R==="covered")){return z.errors=[{instancePath:t+
"/pattern/"+_,keyword:"additionalProperties",params:{additionalProperty:R}}],!1;break}if(ce===e){if(k.q!==void 0){
let R=k.q;const U=e;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)))return z.errors=[{instancePath:t+"/pattern/"+_+
"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof R=="number"){if(R>99999||isNaN(R))return z.errors=
[{instancePath:t+"/pattern/"+_+"/q",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(R<-99999||isNaN(
R))return z.errors=[{instancePath:t+"/pattern/"+_+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],
!1}var d=U===e}else var d=!0;if(d){if(k.r!==void 0){let R=k.r;const U=e;if(!(typeof R=="number"&&!(R%1)&&!isNaN(
R)))return z.errors=[{instancePath:t+"/pattern/"+_+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&
typeof R=="number"){if(R>99999||isNaN(R))return z.errors=[{instancePath:t+"/pattern/"+_+"/r",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(R<-99999||isNaN(R))return z.errors=[{instancePath:t+"/pattern/"+_+
"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var d=U===e}else var d=!0;if(d){if(k.terrain!==
void 0){let R=k.terrain;const U=e;if(!(R==="desert"||R==="grassland"||R==="water"||R==="land"))return z.errors=
[{instancePath:t+"/pattern/"+_+"/terrain",keyword:"enum",params:{allowedValues:Ae.properties.pattern.items.properties.
terrain.enum}}],!1;var d=U===e}else var d=!0;if(d){if(k.tokens!==void 0){let R=k.tokens;const U=e;if(e===U)if(Array.
isArray(R)){var u=!0;const ee=R.length;for(let te=0;te<ee;te++){let N=R[te];const B=e;if(e===B)if(N&&typeof N==
"object"&&!Array.isArray(N)){let x;if(N.compare===void 0&&(x="compare")||N.thing===void 0&&(x="thing"))return z.
errors=[{instancePath:t+"/pattern/"+_+"/tokens/"+te,keyword:"required",params:{missingProperty:x}}],!1;{const F=e;
for(const s in N)if(!(s==="compare"||s==="thing")){return z.errors=[{instancePath:t+"/pattern/"+_+"/tokens/"+te,
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(N.compare!==void 0){const s=e;
Z(N.compare,{instancePath:t+"/pattern/"+_+"/tokens/"+te+"/compare",parentData:N,parentDataProperty:"compare",rootData:q})||
(i=i===null?Z.errors:i.concat(Z.errors),e=i.length);var y=s===e}else var y=!0;if(y)if(N.thing!==void 0){const s=e;
E(N.thing,{instancePath:t+"/pattern/"+_+"/tokens/"+te+"/thing",parentData:N,parentDataProperty:"thing",rootData:q})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var y=s===e}else var y=!0}}}else return z.errors=[{instancePath:t+
"/pattern/"+_+"/tokens/"+te,keyword:"type",params:{type:"object"}}],!1;var u=B===e;if(!u)break}}else return z.
errors=[{instancePath:t+"/pattern/"+_+"/tokens",keyword:"type",params:{type:"array"}}],!1;var d=U===e}else var d=!0;
if(d)if(k.covered!==void 0){const R=e;if(typeof k.covered!="boolean")return z.errors=[{instancePath:t+"/patter\
n/"+_+"/covered",keyword:"type",params:{type:"boolean"}}],!1;var d=R===e}else var d=!0}}}}}}else return z.errors=
[{instancePath:t+"/pattern/"+_,keyword:"type",params:{type:"object"}}],!1;var b=L===e;if(!b)break}}}else return z.
errors=[{instancePath:t+"/pattern",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a){if(r.
token!==void 0){let c=r.token;const o=e;if(e===o)if(typeof c=="string"){if(!de.test(c))return z.errors=[{instancePath:t+
"/token",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return z.
errors=[{instancePath:t+"/token",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(r.
triggers!==void 0){let c=r.triggers;const o=e;if(e===o)if(Array.isArray(c)){var v=!0;const m=c.length;for(let _=0;_<
m;_++){let k=c[_];const L=e,A=e;if(e===A)if(k&&typeof k=="object"&&!Array.isArray(k)){let ce;if(k.on===void 0&&
(ce="on"))return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"required",params:{missingProperty:ce}}],!1;
if(k.on!==void 0){let R=k.on;if(!(R==="play"||R==="end"||R==="event"))return z.errors=[{instancePath:t+"/trigg\
ers/"+_+"/on",keyword:"enum",params:{allowedValues:Ae.properties.triggers.items.allOf[0].properties.on.enum}}],
!1}}else return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"type",params:{type:"object"}}],!1;var w=A===
e;if(w){const ce=e;if(e===ce)if(k&&typeof k=="object"&&!Array.isArray(k)){const U=k.on;if(typeof U=="string")if(U===
"play"){if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let ee;if(k.on===void 0&&(ee="on")||k.steps===void 0&&
(ee="steps"))return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"required",params:{missingProperty:ee}}],
!1;{const te=e;for(const N in k)if(!(N==="on"||N==="steps")){return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"\
additionalProperties",params:{additionalProperty:N}}],!1;break}if(te===e){if(k.on!==void 0){let N=k.on;const B=e;
if(!(N==="play"||N==="end"))return z.errors=[{instancePath:t+"/triggers/"+_+"/on",keyword:"enum",params:{allowedValues:Ae.
properties.triggers.items.allOf[1].oneOf[0].properties.on.enum}}],!1;var l=B===e}else var l=!0;if(l)if(k.steps!==
void 0){const N=e;le(k.steps,{instancePath:t+"/triggers/"+_+"/steps",parentData:k,parentDataProperty:"steps",rootData:q})||
(i=i===null?le.errors:i.concat(le.errors),e=i.length);var l=N===e}else var l=!0}}}else return z.errors=[{instancePath:t+
"/triggers/"+_,keyword:"type",params:{type:"object"}}],!1}else if(U==="end"){if(e===e)if(k&&typeof k=="object"&&
!Array.isArray(k)){let ee;if(k.on===void 0&&(ee="on")||k.steps===void 0&&(ee="steps"))return z.errors=[{instancePath:t+
"/triggers/"+_,keyword:"required",params:{missingProperty:ee}}],!1;{const te=e;for(const N in k)if(!(N==="on"||
N==="steps")){return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(te===e){if(k.on!==void 0){let N=k.on;const B=e;if(!(N==="play"||N==="end"))return z.errors=[{instancePath:t+
"/triggers/"+_+"/on",keyword:"enum",params:{allowedValues:Ae.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var p=B===e}else var p=!0;if(p)if(k.steps!==void 0){const N=e;le(k.steps,{instancePath:t+"/trigg\
ers/"+_+"/steps",parentData:k,parentDataProperty:"steps",rootData:q})||(i=i===null?le.errors:i.concat(le.errors),
e=i.length);var p=N===e}else var p=!0}}}else return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"type",params:{
type:"object"}}],!1}else if(U==="event"){if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let ee;if(k.on===
void 0&&(ee="on")||k.thing===void 0&&(ee="thing")||k.deed===void 0&&(ee="deed")||k.steps===void 0&&(ee="steps"))
return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"required",params:{missingProperty:ee}}],!1;{const te=e;
for(const N in k)if(!(N==="on"||N==="thing"||N==="deed"||N==="from"||N==="into"||N==="where"||N==="byYou"||N===
"steps")){return z.errors=[{instancePath:t+"/triggers/"+_,keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(te===e){if(k.on!==void 0){let N=k.on;const B=e;if(typeof N!="string")return z.errors=[{instancePath:t+
"/triggers/"+_+"/on",keyword:"type",params:{type:"string"}}],!1;if(N!=="event")return z.errors=[{instancePath:t+
"/triggers/"+_+"/on",keyword:"const",params:{allowedValue:"event"}}],!1;var n=B===e}else var n=!0;if(n){if(k.thing!==
void 0){const N=e;E(k.thing,{instancePath:t+"/triggers/"+_+"/thing",parentData:k,parentDataProperty:"thing",rootData:q})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var n=N===e}else var n=!0;if(n){if(k.deed!==void 0){let N=k.
deed;const B=e;if(!(N==="placed"||N==="moved"||N==="removed"))return z.errors=[{instancePath:t+"/triggers/"+_+
"/deed",keyword:"enum",params:{allowedValues:Ae.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],
!1;var n=B===e}else var n=!0;if(n){if(k.from!==void 0){const N=e;M(k.from,{instancePath:t+"/triggers/"+_+"/fro\
m",parentData:k,parentDataProperty:"from",rootData:q})||(i=i===null?M.errors:i.concat(M.errors),e=i.length);var n=N===
e}else var n=!0;if(n){if(k.into!==void 0){const N=e;M(k.into,{instancePath:t+"/triggers/"+_+"/into",parentData:k,
parentDataProperty:"into",rootData:q})||(i=i===null?M.errors:i.concat(M.errors),e=i.length);var n=N===e}else var n=!0;
if(n){if(k.where!==void 0){const N=e;I(k.where,{instancePath:t+"/triggers/"+_+"/where",parentData:k,parentDataProperty:"\
where",rootData:q})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var n=N===e}else var n=!0;if(n){if(k.
byYou!==void 0){let N=k.byYou;const B=e;if(typeof N!="boolean")return z.errors=[{instancePath:t+"/triggers/"+_+
"/byYou",keyword:"type",params:{type:"boolean"}}],!1;if(N!==!0)return z.errors=[{instancePath:t+"/triggers/"+_+
"/byYou",keyword:"const",params:{allowedValue:!0}}],!1;var n=B===e}else var n=!0;if(n)if(k.steps!==void 0){const N=e;
le(k.steps,{instancePath:t+"/triggers/"+_+"/steps",parentData:k,parentDataProperty:"steps",rootData:q})||(i=i===
null?le.errors:i.concat(le.errors),e=i.length);var n=N===e}else var n=!0}}}}}}}}}else return z.errors=[{instancePath:t+
"/triggers/"+_,keyword:"type",params:{type:"object"}}],!1}else return z.errors=[{instancePath:t+"/triggers/"+_,
keyword:"discriminator",params:{error:"mapping",tag:"on",tagValue:U}}],!1;else return z.errors=[{instancePath:t+
"/triggers/"+_,keyword:"discriminator",params:{error:"tag",tag:"on",tagValue:U}}],!1}else return z.errors=[{instancePath:t+
"/triggers/"+_,keyword:"type",params:{type:"object"}}],!1;var w=ce===e}var v=L===e;if(!v)break}}else return z.
errors=[{instancePath:t+"/triggers",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}}}}}}}else
return z.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return z.errors=i,e===0}function ne(r,{
instancePath:t="",parentData:Q,parentDataProperty:S,rootData:q=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.format===void 0&&(d="format")||r.id===void 0&&(d="id")||r.title===void 0&&
(d="title")||r.vocabulary===void 0&&(d="vocabulary")||r.cards===void 0&&(d="cards")||r.features===void 0&&(d="\
features"))return ne.errors=[{instancePath:t,keyword:"required",params:{missingProperty:d}}],!1;{const u=e;for(const y in r)
if(!Oe.call(Ee.properties,y)){return ne.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(u===e){if(r.$schema!==void 0){const y=e;if(typeof r.$schema!="string")return ne.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.format!==void 0){let y=r.
format;const v=e;if(typeof y!="number")return ne.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(y!==1)return ne.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var a=v===e}else var a=!0;if(a){if(r.id!==void 0){let y=r.id;const v=e;if(e===v)if(typeof y=="string"){if(!Re.
test(y))return ne.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ne.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var a=v===e}else var a=!0;if(a){if(r.title!==void 0){let y=r.title;const v=e;if(e===v)if(typeof y=="string"){
if(!qe.test(y))return ne.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ne.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(r.extends!==void 0){let y=r.extends;const v=e;
if(e===v)if(typeof y=="string"){if(!de.test(y))return ne.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ne.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(r.vocabulary!==void 0){
const y=e;ve(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:q})||
(i=i===null?ve.errors:i.concat(ve.errors),e=i.length);var a=y===e}else var a=!0;if(a){if(r.cards!==void 0){let y=r.
cards;const v=e;if(e===v)if(Array.isArray(y)){var P=!0;const l=y.length;for(let p=0;p<l;p++){const n=e;Y(y[p],
{instancePath:t+"/cards/"+p,parentData:y,parentDataProperty:p,rootData:q})||(i=i===null?Y.errors:i.concat(Y.errors),
e=i.length);var P=n===e;if(!P)break}}else return ne.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var a=v===e}else var a=!0;if(a){if(r.features!==void 0){let y=r.features;const v=e;if(e===v)if(Array.
isArray(y)){var b=!0;const l=y.length;for(let p=0;p<l;p++){const n=e;z(y[p],{instancePath:t+"/features/"+p,parentData:y,
parentDataProperty:p,rootData:q})||(i=i===null?z.errors:i.concat(z.errors),e=i.length);var b=n===e;if(!b)break}}else
return ne.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0;
if(a)if(r.hash!==void 0){let y=r.hash;const v=e;if(e===v)if(typeof y=="string"){if(!Me.test(y))return ne.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ne.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0}}}}}}}}}}else return ne.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ne.errors=i,e===0}export default Xe as import('./validate-json.ts').Validator;
