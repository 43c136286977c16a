/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const Be=ie;var Fe=ie;const ze={title:"A set of cards for ecos",type:"object",required:["format","id","title",
"vocabulary","cards","features"],additionalProperties:!1,properties:{$schema:{type:"string",description:"Where\
 editors find this schema."},format:{type:"number",const:1},id:{type:"string",pattern:"^((?!constructor$)[a-z]\
[a-z0-9]*(-[a-z0-9]+)*)?$"},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u20\
29]*$"},extends:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},vocabulary:{$ref:"#/de\
finitions/vocabulary"},cards:{type:"array",items:{$ref:"#/definitions/card"}},features:{type:"array",items:{$ref:"\
#/definitions/feature"}},hash:{type:"string",pattern:"^[0-9a-f]{16}$",description:"Hash of the set; a file who\
se content has another one is refused."}},definitions:{vocabulary:{type:"object",required:["settings","element\
s","animals","hands","layouts"],properties:{settings:{$ref:"#/definitions/settings"},elements:{type:"array",items:{
$ref:"#/definitions/element"}},animals:{type:"array",items:{$ref:"#/definitions/animal"}},hands:{type:"array",
items:{$ref:"#/definitions/hand"}},layouts:{type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},
settings:{type:"object",properties:{players:{type:"object",required:["from","to"],properties:{from:{type:"inte\
ger",minimum:1,maximum:99999},to:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},target:{type:"\
object",required:["full"],properties:{full:{type:"integer",minimum:1,maximum:99999},short:{type:"integer",minimum:1,
maximum:99999}},additionalProperties:!1},cubes:{type:"object",required:["total","start"],properties:{total:{type:"\
integer",minimum:1,maximum:99999},start:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},moreCubes:{
type:"integer",minimum:1,maximum:99999},supply:{type:"object",patternProperties:{"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$":{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1},deal:{type:"array",items:{
type:"object",required:["brown","blue","active"],properties:{brown:{type:"integer",minimum:0,maximum:99999},blue:{
type:"integer",minimum:0,maximum:99999},active:{type:"integer",minimum:0,maximum:99999},players:{type:"integer",
minimum:1,maximum:99999}},additionalProperties:!1}},draw:{type:"array",items:{type:"object",required:["tokens"],
properties:{tokens:{type:"integer",minimum:1,maximum:99999},players:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1}}},additionalProperties:!1},element:{type:"object",required:["name","count","any"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},
any:{type:"boolean"}},additionalProperties:!1},animal:{type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]}},
additionalProperties:!1},hand:{type:"object",required:["name","mark","title"],properties:{name:{type:"string",
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{enum:["footprint","leaf"]},title:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},layout:{
type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9\
]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrain"],properties:{q:{type:"\
integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},terrain:{enum:["desert",
"grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1},card:{type:"object",required:[
"number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"integer",minimum:0,
maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\
\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"array",items:{type:"strin\
g",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{type:"array",items:{
type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"object",required:["kind"],
properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[^\\u0000-\\u0008\\u000a-\
\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",pattern:"^[^\\u0000-\\u0\
008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"#/definitions/block"}},
additionalProperties:!1},feature:{type:"object",required:["number","deck","title","source","pattern","triggers"],
properties:{number:{type:"integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},source:{type:"object",required:["\
kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[^\\u0000-\\u0008\
\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",pattern:"^[^\\u\
0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},pattern:{type:"array",items:{type:"object",required:[
"q","r","terrain","tokens","covered"],properties:{q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"int\
eger",minimum:-99999,maximum:99999},terrain:{enum:["desert","grassland","water","land"]},tokens:{type:"array",
items:{type:"object",required:["compare","thing"],properties:{compare:{$ref:"#/definitions/compare"},thing:{$ref:"\
#/definitions/word"}},additionalProperties:!1}},covered:{type:"boolean"}},additionalProperties:!1},minItems:1},
token:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},triggers:{type:"array",items:{allOf:[
{type:"object",required:["on"],properties:{on:{enum:["play","end","event"]}}},{type:"object",discriminator:{propertyName:"\
on"},oneOf:[{type:"object",required:["on","steps"],properties:{on:{enum:["play","end"]},steps:{$ref:"#/definit\
ions/block"}},additionalProperties:!1},{type:"object",required:["on","thing","deed","steps"],properties:{on:{type:"\
string",const:"event"},thing:{$ref:"#/definitions/word"},deed:{enum:["placed","moved","removed"]},from:{$ref:"\
#/definitions/region"},into:{$ref:"#/definitions/region"},where:{$ref:"#/definitions/where"},byYou:{type:"bool\
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1},kind:{
anyOf:[{$ref:"#/definitions/word"},{type:"object",required:["animalOf"],properties:{animalOf:{enum:["desert","\
grassland","water"]}},additionalProperties:!1}]},quantity:{type:"object",required:["amount","upTo"],properties:{
amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolean"}},additionalProperties:!1},compare:{type:"\
object",required:["is","amount"],properties:{is:{enum:["least","most","exactly"]},amount:{type:"integer",minimum:0,
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
e","play","rotate","choose","may","either","if","repeat","each-player"]}}},{type:"object",discriminator:{propertyName:"\
op"},oneOf:[{description:"Gives points, elements, cards or cubes, once or once for each thing counted.",type:"\
object",required:["op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"\
#/definitions/reward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/per"},atMost:{type:"\
integer",minimum:1,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Puts tiles or tokens into the landscape (R7, R8). A gate: what cannot be placed in full ends the effect.",type:"\
object",required:["op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{$ref:"#/defi\
nitions/quantity"},kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"#/definition\
s/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Moves\
 animals from tile to tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{op:{type:"\
string",const:"move"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{$ref:"#/definitions\
/word"},minItems:1},where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{
type:"boolean",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Turns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{
op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definiti\
ons/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],
properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/condition"}},
additionalProperties:!1},{description:"Plays a card from hand (R6.4, R5.9).",type:"object",required:["op","cub\
es"],properties:{op:{type:"string",const:"play"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/de\
finitions/condition"}},additionalProperties:!1},{description:"Turns an active card counter-clockwise, which gi\
ves a leaf back (R5.1, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"rota\
te"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:'Points at something of the landscape, which becomes "this".',type:"object",required:["op","thing\
s"],properties:{op:{type:"string",const:"choose"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Asks yes or no first (R5.7); a gate inside ends only these steps (L12).",type:"object",required:[
"op","steps"],properties:{op:{type:"string",const:"may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:"Its player takes one branch; one that cannot begin is not offered (L13).",type:"object",required:[
"op","branches"],properties:{op:{type:"string",const:"either"},branches:{type:"array",items:{$ref:"#/definitio\
ns/block"},minItems:2}},additionalProperties:!1},{description:"Takes the first steps when the condition holds,\
 else the others.",type:"object",required:["op","condition","steps"],properties:{op:{type:"string",const:"if"},
condition:{$ref:"#/definitions/condition"},steps:{$ref:"#/definitions/block"},otherwise:{$ref:"#/definitions/b\
lock"}},additionalProperties:!1},{description:"Runs its steps several times.",type:"object",required:["op","ti\
mes","steps"],properties:{op:{type:"string",const:"repeat"},times:{anyOf:[{type:"object",required:["times"],properties:{
times:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["upTo"],properties:{
upTo:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["per"],properties:{
per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:'Every player does it, clockwise from the owner of the card; "you" is that player.',type:"object",
required:["op","steps"],properties:{op:{type:"string",const:"each-player"},other:{type:"boolean",const:!0},steps:{
$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},$e=Object.prototype.hasOwnProperty,Ve=new RegExp("\
^((?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*)?$","u"),ke=new RegExp("^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u00\
9f\\u2028\\u2029]*$","u"),ce=new RegExp("^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$","u"),Oe=new RegExp("^[\
0-9a-f]{16}$","u"),Je={type:"object",required:["settings","elements","animals","hands","layouts"],properties:{
settings:{$ref:"#/definitions/settings"},elements:{type:"array",items:{$ref:"#/definitions/element"}},animals:{
type:"array",items:{$ref:"#/definitions/animal"}},hands:{type:"array",items:{$ref:"#/definitions/hand"}},layouts:{
type:"array",items:{$ref:"#/definitions/layout"}}},additionalProperties:!1},Ke={type:"object",properties:{players:{
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
players:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1}}},additionalProperties:!1};function x(r,{
instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){const l=e;for(const n in r)if(!(n==="players"||n==="target"||n==="cubes"||n==="mo\
reCubes"||n==="supply"||n==="deal"||n==="draw")){return x.errors=[{instancePath:t,keyword:"additionalPropertie\
s",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.players!==void 0){let n=r.players;const w=e;if(e===
w)if(n&&typeof n=="object"&&!Array.isArray(n)){let k;if(n.from===void 0&&(k="from")||n.to===void 0&&(k="to"))return x.
errors=[{instancePath:t+"/players",keyword:"required",params:{missingProperty:k}}],!1;{const g=e;for(const s in n)
if(!(s==="from"||s==="to")){return x.errors=[{instancePath:t+"/players",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(g===e){if(n.from!==void 0){let s=n.from;const a=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)))return x.errors=[{instancePath:t+"/players/from",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return x.errors=[{instancePath:t+"/players/from",keyword:"m\
aximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return x.errors=[{instancePath:t+"/players/\
from",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=a===e}else var p=!0;if(p)if(n.to!==void 0){
let s=n.to;const a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return x.errors=[{instancePath:t+"/players/to",
keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return x.errors=
[{instancePath:t+"/players/to",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return x.
errors=[{instancePath:t+"/players/to",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=a===e}else
var p=!0}}}else return x.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"object"}}],!1;var A=w===
e}else var A=!0;if(A){if(r.target!==void 0){let n=r.target;const w=e;if(e===w)if(n&&typeof n=="object"&&!Array.
isArray(n)){let g;if(n.full===void 0&&(g="full"))return x.errors=[{instancePath:t+"/target",keyword:"required",
params:{missingProperty:g}}],!1;{const s=e;for(const a in n)if(!(a==="full"||a==="short")){return x.errors=[{instancePath:t+
"/target",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(n.full!==void 0){
let a=n.full;const d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return x.errors=[{instancePath:t+"/target/f\
ull",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a=="number"){if(a>99999||isNaN(a))return x.errors=
[{instancePath:t+"/target/full",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return x.
errors=[{instancePath:t+"/target/full",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=d===e}else
var _=!0;if(_)if(n.short!==void 0){let a=n.short;const d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return x.
errors=[{instancePath:t+"/target/short",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a=="numbe\
r"){if(a>99999||isNaN(a))return x.errors=[{instancePath:t+"/target/short",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(a<1||isNaN(a))return x.errors=[{instancePath:t+"/target/short",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var _=d===e}else var _=!0}}}else return x.errors=[{instancePath:t+"/target",keyword:"\
type",params:{type:"object"}}],!1;var A=w===e}else var A=!0;if(A){if(r.cubes!==void 0){let n=r.cubes;const w=e;
if(e===w)if(n&&typeof n=="object"&&!Array.isArray(n)){let g;if(n.total===void 0&&(g="total")||n.start===void 0&&
(g="start"))return x.errors=[{instancePath:t+"/cubes",keyword:"required",params:{missingProperty:g}}],!1;{const s=e;
for(const a in n)if(!(a==="total"||a==="start")){return x.errors=[{instancePath:t+"/cubes",keyword:"additional\
Properties",params:{additionalProperty:a}}],!1;break}if(s===e){if(n.total!==void 0){let a=n.total;const d=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)))return x.errors=[{instancePath:t+"/cubes/total",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===d&&typeof a=="number"){if(a>99999||isNaN(a))return x.errors=[{instancePath:t+"/cubes/total",
keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<1||isNaN(a))return x.errors=[{instancePath:t+
"/cubes/total",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var f=d===e}else var f=!0;if(f)if(n.start!==
void 0){let a=n.start;const d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return x.errors=[{instancePath:t+"\
/cubes/start",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a=="number"){if(a>99999||isNaN(a))return x.
errors=[{instancePath:t+"/cubes/start",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<0||isNaN(
a))return x.errors=[{instancePath:t+"/cubes/start",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e}else var f=!0}}}else return x.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"object"}}],!1;var A=w===
e}else var A=!0;if(A){if(r.moreCubes!==void 0){let n=r.moreCubes;const w=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)))return x.errors=[{instancePath:t+"/moreCubes",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof n==
"number"){if(n>99999||isNaN(n))return x.errors=[{instancePath:t+"/moreCubes",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(n<1||isNaN(n))return x.errors=[{instancePath:t+"/moreCubes",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var A=w===e}else var A=!0;if(A){if(r.supply!==void 0){let n=r.supply;const w=e;if(e===
w)if(n&&typeof n=="object"&&!Array.isArray(n)){const g=e;for(const s in n)if(!ce.test(s)){return x.errors=[{instancePath:t+
"/supply",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(g===e){var c=!0;for(const s in n)
if(ce.test(s)){let a=n[s];const d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return x.errors=[{instancePath:t+
"/supply/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a==
"number"){if(a>99999||isNaN(a))return x.errors=[{instancePath:t+"/supply/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<0||isNaN(a))return x.errors=[{instancePath:t+
"/supply/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var c=d===
e;if(!c)break}}}else return x.errors=[{instancePath:t+"/supply",keyword:"type",params:{type:"object"}}],!1;var A=w===
e}else var A=!0;if(A){if(r.deal!==void 0){let n=r.deal;const w=e;if(e===w)if(Array.isArray(n)){var m=!0;const g=n.
length;for(let s=0;s<g;s++){let a=n[s];const d=e;if(e===d)if(a&&typeof a=="object"&&!Array.isArray(a)){let b;if(a.
brown===void 0&&(b="brown")||a.blue===void 0&&(b="blue")||a.active===void 0&&(b="active"))return x.errors=[{instancePath:t+
"/deal/"+s,keyword:"required",params:{missingProperty:b}}],!1;{const L=e;for(const $ in a)if(!($==="brown"||$===
"blue"||$==="active"||$==="players")){return x.errors=[{instancePath:t+"/deal/"+s,keyword:"additionalPropertie\
s",params:{additionalProperty:$}}],!1;break}if(L===e){if(a.brown!==void 0){let $=a.brown;const G=e;if(!(typeof $==
"number"&&!($%1)&&!isNaN($)))return x.errors=[{instancePath:t+"/deal/"+s+"/brown",keyword:"type",params:{type:"\
integer"}}],!1;if(e===G&&typeof $=="number"){if($>99999||isNaN($))return x.errors=[{instancePath:t+"/deal/"+s+
"/brown",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if($<0||isNaN($))return x.errors=[{instancePath:t+
"/deal/"+s+"/brown",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var v=G===e}else var v=!0;if(v){if(a.
blue!==void 0){let $=a.blue;const G=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)))return x.errors=[{instancePath:t+
"/deal/"+s+"/blue",keyword:"type",params:{type:"integer"}}],!1;if(e===G&&typeof $=="number"){if($>99999||isNaN(
$))return x.errors=[{instancePath:t+"/deal/"+s+"/blue",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if($<0||isNaN($))return x.errors=[{instancePath:t+"/deal/"+s+"/blue",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var v=G===e}else var v=!0;if(v){if(a.active!==void 0){let $=a.active;const G=e;if(!(typeof $==
"number"&&!($%1)&&!isNaN($)))return x.errors=[{instancePath:t+"/deal/"+s+"/active",keyword:"type",params:{type:"\
integer"}}],!1;if(e===G&&typeof $=="number"){if($>99999||isNaN($))return x.errors=[{instancePath:t+"/deal/"+s+
"/active",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if($<0||isNaN($))return x.errors=[{instancePath:t+
"/deal/"+s+"/active",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var v=G===e}else var v=!0;if(v)if(a.
players!==void 0){let $=a.players;const G=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)))return x.errors=[{instancePath:t+
"/deal/"+s+"/players",keyword:"type",params:{type:"integer"}}],!1;if(e===G&&typeof $=="number"){if($>99999||isNaN(
$))return x.errors=[{instancePath:t+"/deal/"+s+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if($<1||isNaN($))return x.errors=[{instancePath:t+"/deal/"+s+"/players",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var v=G===e}else var v=!0}}}}}else return x.errors=[{instancePath:t+"/deal/"+s,keyword:"type",
params:{type:"object"}}],!1;var m=d===e;if(!m)break}}else return x.errors=[{instancePath:t+"/deal",keyword:"ty\
pe",params:{type:"array"}}],!1;var A=w===e}else var A=!0;if(A)if(r.draw!==void 0){let n=r.draw;const w=e;if(e===
w)if(Array.isArray(n)){var y=!0;const g=n.length;for(let s=0;s<g;s++){let a=n[s];const d=e;if(e===d)if(a&&typeof a==
"object"&&!Array.isArray(a)){let b;if(a.tokens===void 0&&(b="tokens"))return x.errors=[{instancePath:t+"/draw/"+
s,keyword:"required",params:{missingProperty:b}}],!1;{const L=e;for(const $ in a)if(!($==="tokens"||$==="playe\
rs")){return x.errors=[{instancePath:t+"/draw/"+s,keyword:"additionalProperties",params:{additionalProperty:$}}],
!1;break}if(L===e){if(a.tokens!==void 0){let $=a.tokens;const G=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)))
return x.errors=[{instancePath:t+"/draw/"+s+"/tokens",keyword:"type",params:{type:"integer"}}],!1;if(e===G&&typeof $==
"number"){if($>99999||isNaN($))return x.errors=[{instancePath:t+"/draw/"+s+"/tokens",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if($<1||isNaN($))return x.errors=[{instancePath:t+"/draw/"+s+"/tokens",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var u=G===e}else var u=!0;if(u)if(a.players!==void 0){let $=a.players;
const G=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)))return x.errors=[{instancePath:t+"/draw/"+s+"/players",keyword:"\
type",params:{type:"integer"}}],!1;if(e===G&&typeof $=="number"){if($>99999||isNaN($))return x.errors=[{instancePath:t+
"/draw/"+s+"/players",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if($<1||isNaN($))return x.errors=
[{instancePath:t+"/draw/"+s+"/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=G===e}else
var u=!0}}}else return x.errors=[{instancePath:t+"/draw/"+s,keyword:"type",params:{type:"object"}}],!1;var y=d===
e;if(!y)break}}else return x.errors=[{instancePath:t+"/draw",keyword:"type",params:{type:"array"}}],!1;var A=w===
e}else var A=!0}}}}}}}else return x.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return x.
errors=i,e===0}const Qe={type:"object",required:["name","count","any"],properties:{name:{type:"string",pattern:"\
^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},any:{type:"bool\
ean"}},additionalProperties:!1};function fe(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.name===void 0&&(A="name")||r.count===
void 0&&(A="count")||r.any===void 0&&(A="any"))return fe.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const _=e;for(const f in r)if(!(f==="name"||f==="count"||f==="any")){return fe.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(r.name!==void 0){let f=r.name;const c=e;
if(e===c)if(typeof f=="string"){if(!ce.test(f))return fe.errors=[{instancePath:t+"/name",keyword:"pattern",params:{
pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return fe.errors=[{instancePath:t+"/name",keyword:"\
type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(r.count!==void 0){let f=r.count;const c=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return fe.errors=[{instancePath:t+"/count",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof f=="number"){if(f>99999||isNaN(f))return fe.errors=[{instancePath:t+"/co\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<0||isNaN(f))return fe.errors=[{instancePath:t+
"/count",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=c===e}else var p=!0;if(p)if(r.any!==void 0){
const f=e;if(typeof r.any!="boolean")return fe.errors=[{instancePath:t+"/any",keyword:"type",params:{type:"boo\
lean"}}],!1;var p=f===e}else var p=!0}}}}else return fe.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1;return fe.errors=i,e===0}const Ne={type:"object",required:["name","plural","count","on"],properties:{
name:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},plural:{type:"string",pattern:"^(\
?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},count:{type:"integer",minimum:0,maximum:99999},on:{anyOf:[{type:"\
object",required:["terrain"],properties:{terrain:{type:"array",items:{enum:["desert","grassland","water"]},minItems:1}},
additionalProperties:!1},{type:"object",required:["token"],properties:{token:{enum:["mountain","forest"]}},additionalProperties:!1}]}},
additionalProperties:!1};function pe(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.plural===
void 0&&(f="plural")||r.count===void 0&&(f="count")||r.on===void 0&&(f="on"))return pe.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:f}}],!1;{const c=e;for(const m in r)if(!(m==="name"||m==="plural"||
m==="count"||m==="on")){return pe.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(c===e){if(r.name!==void 0){let m=r.name;const v=e;if(e===v)if(typeof m=="string"){if(!ce.test(m))return pe.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return pe.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=v===
e}else var p=!0;if(p){if(r.plural!==void 0){let m=r.plural;const v=e;if(e===v)if(typeof m=="string"){if(!ce.test(
m))return pe.errors=[{instancePath:t+"/plural",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-\
9]*(-[a-z0-9]+)*$"}}],!1}else return pe.errors=[{instancePath:t+"/plural",keyword:"type",params:{type:"string"}}],
!1;var p=v===e}else var p=!0;if(p){if(r.count!==void 0){let m=r.count;const v=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)))return pe.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof m==
"number"){if(m>99999||isNaN(m))return pe.errors=[{instancePath:t+"/count",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(m<0||isNaN(m))return pe.errors=[{instancePath:t+"/count",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=v===e}else var p=!0;if(p)if(r.on!==void 0){let m=r.on;const v=e,y=e;let u=!1;const l=e;
if(e===l)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.terrain===void 0&&(w="terrain")){const k={instancePath:t+
"/on",keyword:"required",params:{missingProperty:w}};i===null?i=[k]:i.push(k),e++}else{const k=e;for(const g in m)
if(g!=="terrain"){const s={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:g}};
i===null?i=[s]:i.push(s),e++;break}if(k===e&&m.terrain!==void 0){let g=m.terrain;if(e===e)if(Array.isArray(g))
if(g.length<1){const a={instancePath:t+"/on/terrain",keyword:"minItems",params:{limit:1}};i===null?i=[a]:i.push(
a),e++}else{var A=!0;const a=g.length;for(let d=0;d<a;d++){let j=g[d];const b=e;if(!(j==="desert"||j==="grassl\
and"||j==="water")){const $={instancePath:t+"/on/terrain/"+d,keyword:"enum",params:{allowedValues:Ne.properties.
on.anyOf[0].properties.terrain.items.enum}};i===null?i=[$]:i.push($),e++}var A=b===e;if(!A)break}}else{const a={
instancePath:t+"/on/terrain",keyword:"type",params:{type:"array"}};i===null?i=[a]:i.push(a),e++}}}}else{const w={
instancePath:t+"/on",keyword:"type",params:{type:"object"}};i===null?i=[w]:i.push(w),e++}var _=l===e;if(u=u||_,
!u){const w=e;if(e===w)if(m&&typeof m=="object"&&!Array.isArray(m)){let g;if(m.token===void 0&&(g="token")){const s={
instancePath:t+"/on",keyword:"required",params:{missingProperty:g}};i===null?i=[s]:i.push(s),e++}else{const s=e;
for(const a in m)if(a!=="token"){const d={instancePath:t+"/on",keyword:"additionalProperties",params:{additionalProperty:a}};
i===null?i=[d]:i.push(d),e++;break}if(s===e&&m.token!==void 0){let a=m.token;if(!(a==="mountain"||a==="forest")){
const d={instancePath:t+"/on/token",keyword:"enum",params:{allowedValues:Ne.properties.on.anyOf[1].properties.
token.enum}};i===null?i=[d]:i.push(d),e++}}}}else{const g={instancePath:t+"/on",keyword:"type",params:{type:"o\
bject"}};i===null?i=[g]:i.push(g),e++}var _=w===e;u=u||_}if(u)e=y,i!==null&&(y?i.length=y:i=null);else{const w={
instancePath:t+"/on",keyword:"anyOf",params:{}};return i===null?i=[w]:i.push(w),e++,pe.errors=i,!1}var p=v===e}else
var p=!0}}}}}else return pe.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return pe.errors=
i,e===0}const Ie={type:"object",required:["name","mark","title"],properties:{name:{type:"string",pattern:"^(?!\
constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},mark:{enum:["footprint","leaf"]},title:{type:"string",pattern:"^[^\
\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1};function de(r,{instancePath:t="",
parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let A;if(r.name===void 0&&(A="name")||r.mark===void 0&&(A="mark")||r.title===void 0&&(A="title"))return de.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const _=e;for(const f in r)if(!(f===
"name"||f==="mark"||f==="title")){return de.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(r.name!==void 0){let f=r.name;const c=e;if(e===c)if(typeof f=="string"){if(!ce.test(f))return de.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return de.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=c===
e}else var p=!0;if(p){if(r.mark!==void 0){let f=r.mark;const c=e;if(!(f==="footprint"||f==="leaf"))return de.errors=
[{instancePath:t+"/mark",keyword:"enum",params:{allowedValues:Ie.properties.mark.enum}}],!1;var p=c===e}else var p=!0;
if(p)if(r.title!==void 0){let f=r.title;const c=e;if(e===c)if(typeof f=="string"){if(!ke.test(f))return de.errors=
[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\\
u2029]*$"}}],!1}else return de.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var p=c===
e}else var p=!0}}}}else return de.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return de.
errors=i,e===0}const Te={type:"object",required:["name","tiles"],properties:{name:{type:"string",pattern:"^(?!\
constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},tiles:{type:"array",items:{type:"object",required:["q","r","terrai\
n"],properties:{q:{type:"integer",minimum:-99999,maximum:99999},r:{type:"integer",minimum:-99999,maximum:99999},
terrain:{enum:["desert","grassland","water"]}},additionalProperties:!1},minItems:1}},additionalProperties:!1};
function ee(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.tiles===void 0&&(f="tiles"))return ee.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const c=e;for(const m in r)if(!(m===
"name"||m==="tiles")){return ee.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(c===e){if(r.name!==void 0){let m=r.name;const v=e;if(e===v)if(typeof m=="string"){if(!ce.test(m))return ee.
errors=[{instancePath:t+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)\
*$"}}],!1}else return ee.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var p=v===
e}else var p=!0;if(p)if(r.tiles!==void 0){let m=r.tiles;const v=e;if(e===v)if(Array.isArray(m)){if(m.length<1)
return ee.errors=[{instancePath:t+"/tiles",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const u=m.length;
for(let l=0;l<u;l++){let n=m[l];const w=e;if(e===w)if(n&&typeof n=="object"&&!Array.isArray(n)){let g;if(n.q===
void 0&&(g="q")||n.r===void 0&&(g="r")||n.terrain===void 0&&(g="terrain"))return ee.errors=[{instancePath:t+"/\
tiles/"+l,keyword:"required",params:{missingProperty:g}}],!1;{const s=e;for(const a in n)if(!(a==="q"||a==="r"||
a==="terrain")){return ee.errors=[{instancePath:t+"/tiles/"+l,keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(s===e){if(n.q!==void 0){let a=n.q;const d=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ee.
errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof a=="numb\
er"){if(a>99999||isNaN(a))return ee.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"maximum",params:{comparison:"\
<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ee.errors=[{instancePath:t+"/tiles/"+l+"/q",keyword:"minimu\
m",params:{comparison:">=",limit:-99999}}],!1}var _=d===e}else var _=!0;if(_){if(n.r!==void 0){let a=n.r;const d=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return ee.errors=[{instancePath:t+"/tiles/"+l+"/r",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof a=="number"){if(a>99999||isNaN(a))return ee.errors=[{instancePath:t+
"/tiles/"+l+"/r",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(a<-99999||isNaN(a))return ee.errors=
[{instancePath:t+"/tiles/"+l+"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var _=d===e}else
var _=!0;if(_)if(n.terrain!==void 0){let a=n.terrain;const d=e;if(!(a==="desert"||a==="grassland"||a==="water"))
return ee.errors=[{instancePath:t+"/tiles/"+l+"/terrain",keyword:"enum",params:{allowedValues:Te.properties.tiles.
items.properties.terrain.enum}}],!1;var _=d===e}else var _=!0}}}}else return ee.errors=[{instancePath:t+"/tile\
s/"+l,keyword:"type",params:{type:"object"}}],!1;var A=w===e;if(!A)break}}}else return ee.errors=[{instancePath:t+
"/tiles",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0}}}else return ee.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;return ee.errors=i,e===0}function ge(r,{instancePath:t="",parentData:X,
parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;
if(r.settings===void 0&&(m="settings")||r.elements===void 0&&(m="elements")||r.animals===void 0&&(m="animals")||
r.hands===void 0&&(m="hands")||r.layouts===void 0&&(m="layouts"))return ge.errors=[{instancePath:t,keyword:"re\
quired",params:{missingProperty:m}}],!1;{const v=e;for(const y in r)if(!(y==="settings"||y==="elements"||y==="\
animals"||y==="hands"||y==="layouts")){return ge.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(v===e){if(r.settings!==void 0){const y=e;x(r.settings,{instancePath:t+"/se\
ttings",parentData:r,parentDataProperty:"settings",rootData:P})||(i=i===null?x.errors:i.concat(x.errors),e=i.length);
var p=y===e}else var p=!0;if(p){if(r.elements!==void 0){let y=r.elements;const u=e;if(e===u)if(Array.isArray(y)){
var A=!0;const n=y.length;for(let w=0;w<n;w++){const k=e;fe(y[w],{instancePath:t+"/elements/"+w,parentData:y,parentDataProperty:w,
rootData:P})||(i=i===null?fe.errors:i.concat(fe.errors),e=i.length);var A=k===e;if(!A)break}}else return ge.errors=
[{instancePath:t+"/elements",keyword:"type",params:{type:"array"}}],!1;var p=u===e}else var p=!0;if(p){if(r.animals!==
void 0){let y=r.animals;const u=e;if(e===u)if(Array.isArray(y)){var _=!0;const n=y.length;for(let w=0;w<n;w++){
const k=e;pe(y[w],{instancePath:t+"/animals/"+w,parentData:y,parentDataProperty:w,rootData:P})||(i=i===null?pe.
errors:i.concat(pe.errors),e=i.length);var _=k===e;if(!_)break}}else return ge.errors=[{instancePath:t+"/anima\
ls",keyword:"type",params:{type:"array"}}],!1;var p=u===e}else var p=!0;if(p){if(r.hands!==void 0){let y=r.hands;
const u=e;if(e===u)if(Array.isArray(y)){var f=!0;const n=y.length;for(let w=0;w<n;w++){const k=e;de(y[w],{instancePath:t+
"/hands/"+w,parentData:y,parentDataProperty:w,rootData:P})||(i=i===null?de.errors:i.concat(de.errors),e=i.length);
var f=k===e;if(!f)break}}else return ge.errors=[{instancePath:t+"/hands",keyword:"type",params:{type:"array"}}],
!1;var p=u===e}else var p=!0;if(p)if(r.layouts!==void 0){let y=r.layouts;const u=e;if(e===u)if(Array.isArray(y)){
var c=!0;const n=y.length;for(let w=0;w<n;w++){const k=e;ee(y[w],{instancePath:t+"/layouts/"+w,parentData:y,parentDataProperty:w,
rootData:P})||(i=i===null?ee.errors:i.concat(ee.errors),e=i.length);var c=k===e;if(!c)break}}else return ge.errors=
[{instancePath:t+"/layouts",keyword:"type",params:{type:"array"}}],!1;var p=u===e}else var p=!0}}}}}}else return ge.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ge.errors=i,e===0}const Pe={type:"ob\
ject",required:["number","deck","leaves","energy","hands","source","impact","steps"],properties:{number:{type:"\
integer",minimum:0,maximum:99999},deck:{enum:["brown","blue"]},title:{type:"string",pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},leaves:{type:"integer",minimum:1,maximum:4},energy:{type:"arra\
y",items:{type:"string",pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},minItems:1,maxItems:8},hands:{
type:"array",items:{type:"object",required:["name","active"],properties:{name:{type:"string",pattern:"^(?!cons\
tructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"},active:{type:"boolean"}},additionalProperties:!1}},source:{type:"objec\
t",required:["kind"],properties:{kind:{enum:["attested","adapted","original"]},text:{type:"string",pattern:"^[\
^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}},additionalProperties:!1},note:{type:"string",
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"},impact:{type:"boolean"},steps:{$ref:"\
#/definitions/block"}},additionalProperties:!1},Se={type:"array",items:{$ref:"#/definitions/step"}},Ee={allOf:[
{type:"object",required:["op"],properties:{op:{enum:["gain","place","move","replace","remove","play","rotate",
"choose","may","either","if","repeat","each-player"]}}},{type:"object",discriminator:{propertyName:"op"},oneOf:[
{description:"Gives points, elements, cards or cubes, once or once for each thing counted.",type:"object",required:[
"op","rewards"],properties:{op:{type:"string",const:"gain"},rewards:{type:"array",items:{$ref:"#/definitions/r\
eward"},minItems:1},choice:{type:"boolean",const:!0},per:{$ref:"#/definitions/per"},atMost:{type:"integer",minimum:1,
maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Puts tiles or token\
s into the landscape (R7, R8). A gate: what cannot be placed in full ends the effect.",type:"object",required:[
"op","quantity","kinds"],properties:{op:{type:"string",const:"place"},quantity:{$ref:"#/definitions/quantity"},
kinds:{type:"array",items:{$ref:"#/definitions/kind"},minItems:1},where:{$ref:"#/definitions/where"},as:{type:"\
string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"Moves animals from tile t\
o tile (R9).",type:"object",required:["op","quantity","things","spaces"],properties:{op:{type:"string",const:"\
move"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},spaces:{type:"integer",minimum:1,maximum:99999},overAnyTerrain:{type:"boole\
an",const:!0},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"T\
urns tiles into another terrain (R10.1).",type:"object",required:["op","quantity","things","with"],properties:{
op:{type:"string",const:"replace"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},with:{type:"array",items:{$ref:"#/definiti\
ons/word"},minItems:1},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},{description:"\
Takes tiles or tokens out of the landscape (R10.2, R10.3).",type:"object",required:["op","quantity","things"],
properties:{op:{type:"string",const:"remove"},quantity:{$ref:"#/definitions/quantity"},things:{type:"array",items:{
$ref:"#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"},if:{$ref:"#/definitions/condition"}},
additionalProperties:!1},{description:"Plays a card from hand (R6.4, R5.9).",type:"object",required:["op","cub\
es"],properties:{op:{type:"string",const:"play"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/de\
finitions/condition"}},additionalProperties:!1},{description:"Turns an active card counter-clockwise, which gi\
ves a leaf back (R5.1, R5.9).",type:"object",required:["op","cubes"],properties:{op:{type:"string",const:"rota\
te"},cubes:{type:"integer",minimum:0,maximum:99999},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:'Points at something of the landscape, which becomes "this".',type:"object",required:["op","thing\
s"],properties:{op:{type:"string",const:"choose"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1},
where:{$ref:"#/definitions/where"},as:{type:"string"},if:{$ref:"#/definitions/condition"}},additionalProperties:!1},
{description:"Asks yes or no first (R5.7); a gate inside ends only these steps (L12).",type:"object",required:[
"op","steps"],properties:{op:{type:"string",const:"may"},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:"Its player takes one branch; one that cannot begin is not offered (L13).",type:"object",required:[
"op","branches"],properties:{op:{type:"string",const:"either"},branches:{type:"array",items:{$ref:"#/definitio\
ns/block"},minItems:2}},additionalProperties:!1},{description:"Takes the first steps when the condition holds,\
 else the others.",type:"object",required:["op","condition","steps"],properties:{op:{type:"string",const:"if"},
condition:{$ref:"#/definitions/condition"},steps:{$ref:"#/definitions/block"},otherwise:{$ref:"#/definitions/b\
lock"}},additionalProperties:!1},{description:"Runs its steps several times.",type:"object",required:["op","ti\
mes","steps"],properties:{op:{type:"string",const:"repeat"},times:{anyOf:[{type:"object",required:["times"],properties:{
times:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["upTo"],properties:{
upTo:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["per"],properties:{
per:{$ref:"#/definitions/per"}},additionalProperties:!1}]},steps:{$ref:"#/definitions/block"}},additionalProperties:!1},
{description:'Every player does it, clockwise from the owner of the card; "you" is that player.',type:"object",
required:["op","steps"],properties:{op:{type:"string",const:"each-player"},other:{type:"boolean",const:!0},steps:{
$ref:"#/definitions/block"}},additionalProperties:!1}]}]},Re={allOf:[{type:"object",required:["gain"],properties:{
gain:{enum:["vp","element","mix","card","cube","card-to-play"]}}},{type:"object",discriminator:{propertyName:"\
gain"},oneOf:[{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"vp"},amount:{type:"\
integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","element","amount"],
properties:{gain:{type:"string",const:"element"},element:{type:"string"},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","elements","amount"],properties:{gain:{type:"string",
const:"mix"},elements:{type:"array",items:{type:"string"},minItems:1},amount:{type:"integer",minimum:1,maximum:99999}},
additionalProperties:!1},{type:"object",required:["gain","amount"],properties:{gain:{type:"string",const:"card"},
amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},{type:"object",required:["gain","amo\
unt"],properties:{gain:{type:"string",const:"cube"},amount:{type:"integer",minimum:1,maximum:99999}},additionalProperties:!1},
{type:"object",required:["gain"],properties:{gain:{type:"string",const:"card-to-play"}},additionalProperties:!1}]}]};
function z(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;const p=e;if(e===
p)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.gain===void 0&&(u="gain"))return z.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:u}}],!1;if(r.gain!==void 0){let l=r.gain;if(!(l==="vp"||l==="elemen\
t"||l==="mix"||l==="card"||l==="cube"||l==="card-to-play"))return z.errors=[{instancePath:t+"/gain",keyword:"e\
num",params:{allowedValues:Re.allOf[0].properties.gain.enum}}],!1}}else return z.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=p===e;if(A){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(
r)){const n=r.gain;if(typeof n=="string")if(n==="vp"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;
if(r.gain===void 0&&(k="gain")||r.amount===void 0&&(k="amount"))return z.errors=[{instancePath:t,keyword:"requ\
ired",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s==="gain"||s==="amount")){return z.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(g===e){if(r.gain!==
void 0){let s=r.gain;const a=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/gain",keyword:"type",params:{
type:"string"}}],!1;if(s!=="vp")return z.errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"\
vp"}}],!1;var _=a===e}else var _=!0;if(_)if(r.amount!==void 0){let s=r.amount;const a=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)))return z.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===
a&&typeof s=="number"){if(s>99999||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{
comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var _=a===e}else var _=!0}}}else return z.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(n==="element"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
let k;if(r.gain===void 0&&(k="gain")||r.element===void 0&&(k="element")||r.amount===void 0&&(k="amount"))return z.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s===
"gain"||s==="element"||s==="amount")){return z.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(g===e){if(r.gain!==void 0){let s=r.gain;const a=e;if(typeof s!="string")return z.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(s!=="element")return z.errors=[{
instancePath:t+"/gain",keyword:"const",params:{allowedValue:"element"}}],!1;var f=a===e}else var f=!0;if(f){if(r.
element!==void 0){const s=e;if(typeof r.element!="string")return z.errors=[{instancePath:t+"/element",keyword:"\
type",params:{type:"string"}}],!1;var f=s===e}else var f=!0;if(f)if(r.amount!==void 0){let s=r.amount;const a=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return z.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return z.errors=[{instancePath:t+"/amo\
unt",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return z.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var f=a===e}else var f=!0}}}}else return z.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="mix"){if(e===e)if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let k;if(r.gain===void 0&&(k="gain")||r.elements===void 0&&(k="elements")||r.amount===void 0&&
(k="amount"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)
if(!(s==="gain"||s==="elements"||s==="amount")){return z.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(g===e){if(r.gain!==void 0){let s=r.gain;const a=e;if(typeof s!="st\
ring")return z.errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(s!=="mix")return z.
errors=[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"mix"}}],!1;var c=a===e}else var c=!0;if(c){
if(r.elements!==void 0){let s=r.elements;const a=e;if(e===a)if(Array.isArray(s)){if(s.length<1)return z.errors=
[{instancePath:t+"/elements",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const j=s.length;for(let b=0;b<
j;b++){const L=e;if(typeof s[b]!="string")return z.errors=[{instancePath:t+"/elements/"+b,keyword:"type",params:{
type:"string"}}],!1;var m=L===e;if(!m)break}}}else return z.errors=[{instancePath:t+"/elements",keyword:"type",
params:{type:"array"}}],!1;var c=a===e}else var c=!0;if(c)if(r.amount!==void 0){let s=r.amount;const a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)))return z.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var c=a===e}else var c=!0}}}}else return z.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let k;if(r.gain===void 0&&(k="gain")||r.amount===void 0&&(k="amount"))return z.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s==="gain"||s==="amount")){return z.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(g===e){if(r.
gain!==void 0){let s=r.gain;const a=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(s!=="card")return z.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"card"}}],!1;var v=a===e}else var v=!0;if(v)if(r.amount!==void 0){let s=r.amount;const a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)))return z.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var v=a===e}else var v=!0}}}else return z.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="cube"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let k;if(r.gain===void 0&&(k="gain")||r.amount===void 0&&(k="amount"))return z.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s==="gain"||s==="amount")){return z.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(g===e){if(r.
gain!==void 0){let s=r.gain;const a=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/gain",keyword:"\
type",params:{type:"string"}}],!1;if(s!=="cube")return z.errors=[{instancePath:t+"/gain",keyword:"const",params:{
allowedValue:"cube"}}],!1;var y=a===e}else var y=!0;if(y)if(r.amount!==void 0){let s=r.amount;const a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)))return z.errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof s=="number"){if(s>99999||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"maxi\
mum",params:{comparison:"<=",limit:99999}}],!1;if(s<1||isNaN(s))return z.errors=[{instancePath:t+"/amount",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var y=a===e}else var y=!0}}}else return z.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(n==="card-to-play"){if(e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let k;if(r.gain===void 0&&(k="gain"))return z.errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],
!1;{const g=e;for(const s in r)if(s!=="gain"){return z.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:s}}],!1;break}if(g===e&&r.gain!==void 0){let s=r.gain;if(typeof s!="string")return z.
errors=[{instancePath:t+"/gain",keyword:"type",params:{type:"string"}}],!1;if(s!=="card-to-play")return z.errors=
[{instancePath:t+"/gain",keyword:"const",params:{allowedValue:"card-to-play"}}],!1}}}else return z.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return z.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"gain",tagValue:n}}],!1;else return z.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"gain",tagValue:n}}],!1}else return z.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var A=u===e}return z.errors=i,e===0}const Ue={type:"object",required:["each","of"],properties:{each:{
type:"integer",minimum:1,maximum:99999},of:{$ref:"#/definitions/count"}},additionalProperties:!1},xe={allOf:[{
type:"object",required:["count"],properties:{count:{enum:["things","groups","done"]}}},{type:"object",discriminator:{
propertyName:"count"},oneOf:[{type:"object",required:["count","things"],properties:{count:{type:"string",const:"\
things"},different:{type:"boolean",const:!0},adjacent:{type:"boolean",const:!0},things:{type:"array",items:{$ref:"\
#/definitions/word"},minItems:1},where:{$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:[
"count","group"],properties:{count:{type:"string",const:"groups"},adjacent:{type:"boolean",const:!0},group:{$ref:"\
#/definitions/group"},with:{type:"object",required:["compare","things"],properties:{compare:{$ref:"#/definitio\
ns/compare"},things:{type:"array",items:{$ref:"#/definitions/word"},minItems:1}},additionalProperties:!1},where:{
$ref:"#/definitions/where"}},additionalProperties:!1},{type:"object",required:["count","deed"],properties:{count:{
type:"string",const:"done"},deed:{enum:["placed","moved","removed","replaced"]},thing:{$ref:"#/definitions/wor\
d"}},additionalProperties:!1}]}]},Xe={type:"string",pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},Me=new RegExp("^[\
a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function E(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;if(e===0)if(typeof r=="string"){if(!Me.test(r))return E.errors=[{instancePath:t,keyword:"patter\
n",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return E.errors=[{instancePath:t,keyword:"type",
params:{type:"string"}}],!1;return E.errors=i,e===0}const Ce={allOf:[{type:"object",required:["where"],properties:{
where:{enum:["adjacent","on","in","edge"]}}},{type:"object",discriminator:{propertyName:"where"},oneOf:[{type:"\
object",required:["where","to"],properties:{where:{type:"string",const:"adjacent"},to:{$ref:"#/definitions/spo\
t"}},additionalProperties:!1},{type:"object",required:["where","spot"],properties:{where:{type:"string",const:"\
on"},spot:{$ref:"#/definitions/spot"}},additionalProperties:!1},{type:"object",required:["where","regions"],properties:{
where:{type:"string",const:"in"},regions:{type:"array",items:{$ref:"#/definitions/region"},minItems:1}},additionalProperties:!1},
{type:"object",required:["where"],properties:{where:{type:"string",const:"edge"}},additionalProperties:!1}]}]},
Ye={allOf:[{type:"object",required:["spot"],properties:{spot:{enum:["this","this-tile","named","thing"]}}},{type:"\
object",discriminator:{propertyName:"spot"},oneOf:[{type:"object",required:["spot"],properties:{spot:{type:"st\
ring",const:"this"}},additionalProperties:!1},{type:"object",required:["spot"],properties:{spot:{type:"string",
const:"this-tile"}},additionalProperties:!1},{type:"object",required:["spot","name"],properties:{spot:{type:"s\
tring",const:"named"},name:{type:"string"}},additionalProperties:!1},{type:"object",required:["spot","thing"],
properties:{spot:{type:"string",const:"thing"},thing:{$ref:"#/definitions/word"}},additionalProperties:!1}]}]};
function H(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;const p=e;if(e===
p)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.spot===void 0&&(c="spot"))return H.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:c}}],!1;if(r.spot!==void 0){let m=r.spot;if(!(m==="this"||m==="this\
-tile"||m==="named"||m==="thing"))return H.errors=[{instancePath:t+"/spot",keyword:"enum",params:{allowedValues:Ye.
allOf[0].properties.spot.enum}}],!1}}else return H.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=p===e;if(A){const c=e;if(e===c)if(r&&typeof r=="object"&&!Array.isArray(r)){const v=r.spot;if(typeof v==
"string")if(v==="this"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&(u="sp\
ot"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const n in r)
if(n!=="spot"){return H.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===e&&r.spot!==void 0){let n=r.spot;if(typeof n!="string")return H.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(n!=="this")return H.errors=[{instancePath:t+"/spot",keyword:"con\
st",params:{allowedValue:"this"}}],!1}}}else return H.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(v==="this-tile"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&
(u="spot"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;for(const n in r)
if(n!=="spot"){return H.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===e&&r.spot!==void 0){let n=r.spot;if(typeof n!="string")return H.errors=[{instancePath:t+"/spot",
keyword:"type",params:{type:"string"}}],!1;if(n!=="this-tile")return H.errors=[{instancePath:t+"/spot",keyword:"\
const",params:{allowedValue:"this-tile"}}],!1}}}else return H.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1}else if(v==="named"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.spot===void 0&&
(u="spot")||r.name===void 0&&(u="name"))return H.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const n in r)if(!(n==="spot"||n==="name")){return H.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.spot!==void 0){let n=r.spot;const w=e;if(typeof n!=
"string")return H.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"string"}}],!1;if(n!=="named")return H.
errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"named"}}],!1;var _=w===e}else var _=!0;if(_)
if(r.name!==void 0){const n=e;if(typeof r.name!="string")return H.errors=[{instancePath:t+"/name",keyword:"typ\
e",params:{type:"string"}}],!1;var _=n===e}else var _=!0}}}else return H.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(v==="thing"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.
spot===void 0&&(u="spot")||r.thing===void 0&&(u="thing"))return H.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:u}}],!1;{const l=e;for(const n in r)if(!(n==="spot"||n==="thing")){return H.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.spot!==void 0){let n=r.
spot;const w=e;if(typeof n!="string")return H.errors=[{instancePath:t+"/spot",keyword:"type",params:{type:"str\
ing"}}],!1;if(n!=="thing")return H.errors=[{instancePath:t+"/spot",keyword:"const",params:{allowedValue:"thing"}}],
!1;var f=w===e}else var f=!0;if(f)if(r.thing!==void 0){const n=e;E(r.thing,{instancePath:t+"/thing",parentData:r,
parentDataProperty:"thing",rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var f=n===e}else var f=!0}}}else
return H.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return H.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"mapping",tag:"spot",tagValue:v}}],!1;else return H.errors=[{instancePath:t,
keyword:"discriminator",params:{error:"tag",tag:"spot",tagValue:v}}],!1}else return H.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1;var A=c===e}return H.errors=i,e===0}const be={allOf:[{type:"object",
required:["region"],properties:{region:{enum:["this-habitat","this-community","this-landmass","adjacent-habita\
t","landscape","this-feature","feature-habitat","largest"]}}},{type:"object",discriminator:{propertyName:"regi\
on"},oneOf:[{type:"object",required:["region"],properties:{region:{enum:["this-habitat","this-community","this\
-landmass","adjacent-habitat","landscape","this-feature","feature-habitat"]}},additionalProperties:!1},{type:"\
object",required:["region","group"],properties:{region:{type:"string",const:"largest"},group:{$ref:"#/definiti\
ons/group"}},additionalProperties:!1}]}]},Le={allOf:[{type:"object",required:["group"],properties:{group:{enum:[
"habitat","community","landmass"]}}},{type:"object",discriminator:{propertyName:"group"},oneOf:[{type:"object",
required:["group","of"],properties:{group:{type:"string",const:"habitat"},of:{$ref:"#/definitions/word"}},additionalProperties:!1},
{type:"object",required:["group","of"],properties:{group:{type:"string",const:"community"},of:{$ref:"#/definit\
ions/word"}},additionalProperties:!1},{type:"object",required:["group"],properties:{group:{type:"string",const:"\
landmass"}},additionalProperties:!1}]}]};function J(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.group===void 0&&(c="\
group"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],!1;if(r.group!==void 0){
let m=r.group;if(!(m==="habitat"||m==="community"||m==="landmass"))return J.errors=[{instancePath:t+"/group",keyword:"\
enum",params:{allowedValues:Le.allOf[0].properties.group.enum}}],!1}}else return J.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=p===e;if(A){const c=e;if(e===c)if(r&&typeof r=="object"&&!Array.isArray(
r)){const v=r.group;if(typeof v=="string")if(v==="habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.group===void 0&&(u="group")||r.of===void 0&&(u="of"))return J.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:u}}],!1;{const l=e;for(const n in r)if(!(n==="group"||n==="of")){return J.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.group!==
void 0){let n=r.group;const w=e;if(typeof n!="string")return J.errors=[{instancePath:t+"/group",keyword:"type",
params:{type:"string"}}],!1;if(n!=="habitat")return J.errors=[{instancePath:t+"/group",keyword:"const",params:{
allowedValue:"habitat"}}],!1;var _=w===e}else var _=!0;if(_)if(r.of!==void 0){const n=e;E(r.of,{instancePath:t+
"/of",parentData:r,parentDataProperty:"of",rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var _=n===
e}else var _=!0}}}else return J.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v===
"community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.group===void 0&&(u="group")||r.of===
void 0&&(u="of"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;{const l=e;
for(const n in r)if(!(n==="group"||n==="of")){return J.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(l===e){if(r.group!==void 0){let n=r.group;const w=e;if(typeof n!="\
string")return J.errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(n!=="community")
return J.errors=[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"community"}}],!1;var f=w===e}else
var f=!0;if(f)if(r.of!==void 0){const n=e;E(r.of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:P})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var f=n===e}else var f=!0}}}else return J.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(v==="landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let u;if(r.group===void 0&&(u="group"))return J.errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],
!1;{const l=e;for(const n in r)if(n!=="group"){return J.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(l===e&&r.group!==void 0){let n=r.group;if(typeof n!="string")return J.
errors=[{instancePath:t+"/group",keyword:"type",params:{type:"string"}}],!1;if(n!=="landmass")return J.errors=
[{instancePath:t+"/group",keyword:"const",params:{allowedValue:"landmass"}}],!1}}}else return J.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return J.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"group",tagValue:v}}],!1;else return J.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"group",tagValue:v}}],!1}else return J.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;var A=c===e}return J.errors=i,e===0}function T(r,{instancePath:t="",parentData:X,parentDataProperty:Z,
rootData:P=r}={}){let i=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.region===
void 0&&(f="region"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;if(r.
region!==void 0){let c=r.region;if(!(c==="this-habitat"||c==="this-community"||c==="this-landmass"||c==="adjac\
ent-habitat"||c==="landscape"||c==="this-feature"||c==="feature-habitat"||c==="largest"))return T.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:be.allOf[0].properties.region.enum}}],!1}}else return T.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=p===e;if(A){const f=e;if(e===f)if(r&&typeof r==
"object"&&!Array.isArray(r)){const m=r.region;if(typeof m=="string")if(m==="this-habitat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="region"))return T.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)if(l!=="region"){return T.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;
if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l===
"this-feature"||l==="feature-habitat"))return T.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(m==="this-community"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.region===void 0&&(y="region"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return T.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return T.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m===
"this-landmass"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="region"))
return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return T.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="adjacent-ha\
bitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="region"))return T.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)if(l!==
"region"){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}
if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||
l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return T.errors=[{instancePath:t+
"/region",keyword:"enum",params:{allowedValues:be.allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return T.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="landscape"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="region"))return T.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)if(l!=="region"){return T.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;
if(!(l==="this-habitat"||l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l===
"this-feature"||l==="feature-habitat"))return T.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.
allOf[1].oneOf[0].properties.region.enum}}],!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(m==="this-feature"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.
region===void 0&&(y="region"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],
!1;{const u=e;for(const l in r)if(l!=="region"){return T.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:l}}],!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||
l==="this-community"||l==="this-landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="f\
eature-habitat"))return T.errors=[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.allOf[1].oneOf[0].
properties.region.enum}}],!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m===
"feature-habitat"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="regio\
n"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)
if(l!=="region"){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e&&r.region!==void 0){let l=r.region;if(!(l==="this-habitat"||l==="this-community"||l==="this-\
landmass"||l==="adjacent-habitat"||l==="landscape"||l==="this-feature"||l==="feature-habitat"))return T.errors=
[{instancePath:t+"/region",keyword:"enum",params:{allowedValues:be.allOf[1].oneOf[0].properties.region.enum}}],
!1}}}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(m==="largest"){if(e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.region===void 0&&(y="region")||r.group===void 0&&(y=
"group"))return T.errors=[{instancePath:t,keyword:"required",params:{missingProperty:y}}],!1;{const u=e;for(const l in r)
if(!(l==="region"||l==="group")){return T.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(u===e){if(r.region!==void 0){let l=r.region;const n=e;if(typeof l!="string")return T.errors=[{instancePath:t+
"/region",keyword:"type",params:{type:"string"}}],!1;if(l!=="largest")return T.errors=[{instancePath:t+"/regio\
n",keyword:"const",params:{allowedValue:"largest"}}],!1;var _=n===e}else var _=!0;if(_)if(r.group!==void 0){const l=e;
J(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:P})||(i=i===null?J.errors:
i.concat(J.errors),e=i.length);var _=l===e}else var _=!0}}}else return T.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else return T.errors=[{instancePath:t,keyword:"discriminator",params:{error:"mappi\
ng",tag:"region",tagValue:m}}],!1;else return T.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"region",tagValue:m}}],!1}else return T.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=f===e}return T.errors=i,e===0}function I(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.where===void 0&&(v="\
where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:v}}],!1;if(r.where!==void 0){
let y=r.where;if(!(y==="adjacent"||y==="on"||y==="in"||y==="edge"))return I.errors=[{instancePath:t+"/where",keyword:"\
enum",params:{allowedValues:Ce.allOf[0].properties.where.enum}}],!1}}else return I.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=p===e;if(A){const v=e;if(e===v)if(r&&typeof r=="object"&&!Array.isArray(
r)){const u=r.where;if(typeof u=="string")if(u==="adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.where===void 0&&(n="where")||r.to===void 0&&(n="to"))return I.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:n}}],!1;{const w=e;for(const k in r)if(!(k==="where"||k==="to")){return I.errors=
[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(w===e){if(r.where!==
void 0){let k=r.where;const g=e;if(typeof k!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",
params:{type:"string"}}],!1;if(k!=="adjacent")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{
allowedValue:"adjacent"}}],!1;var _=g===e}else var _=!0;if(_)if(r.to!==void 0){const k=e;H(r.to,{instancePath:t+
"/to",parentData:r,parentDataProperty:"to",rootData:P})||(i=i===null?H.errors:i.concat(H.errors),e=i.length);var _=k===
e}else var _=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u===
"on"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.where===void 0&&(n="where")||r.spot===void 0&&
(n="spot"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;{const w=e;for(const k in r)
if(!(k==="where"||k==="spot")){return I.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(w===e){if(r.where!==void 0){let k=r.where;const g=e;if(typeof k!="string")return I.errors=[{instancePath:t+
"/where",keyword:"type",params:{type:"string"}}],!1;if(k!=="on")return I.errors=[{instancePath:t+"/where",keyword:"\
const",params:{allowedValue:"on"}}],!1;var f=g===e}else var f=!0;if(f)if(r.spot!==void 0){const k=e;H(r.spot,{
instancePath:t+"/spot",parentData:r,parentDataProperty:"spot",rootData:P})||(i=i===null?H.errors:i.concat(H.errors),
e=i.length);var f=k===e}else var f=!0}}}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1}else if(u==="in"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.where===void 0&&
(n="where")||r.regions===void 0&&(n="regions"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const w=e;for(const k in r)if(!(k==="where"||k==="regions")){return I.errors=[{instancePath:t,keyword:"add\
itionalProperties",params:{additionalProperty:k}}],!1;break}if(w===e){if(r.where!==void 0){let k=r.where;const g=e;
if(typeof k!="string")return I.errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(k!==
"in")return I.errors=[{instancePath:t+"/where",keyword:"const",params:{allowedValue:"in"}}],!1;var c=g===e}else
var c=!0;if(c)if(r.regions!==void 0){let k=r.regions;const g=e;if(e===g)if(Array.isArray(k)){if(k.length<1)return I.
errors=[{instancePath:t+"/regions",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const a=k.length;for(let d=0;d<
a;d++){const j=e;T(k[d],{instancePath:t+"/regions/"+d,parentData:k,parentDataProperty:d,rootData:P})||(i=i===null?
T.errors:i.concat(T.errors),e=i.length);var m=j===e;if(!m)break}}}else return I.errors=[{instancePath:t+"/regi\
ons",keyword:"type",params:{type:"array"}}],!1;var c=g===e}else var c=!0}}}else return I.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(u==="edge"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.where===void 0&&(n="where"))return I.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;{const w=e;for(const k in r)if(k!=="where"){return I.errors=[{instancePath:t,keyword:"additionalProperties",
params:{additionalProperty:k}}],!1;break}if(w===e&&r.where!==void 0){let k=r.where;if(typeof k!="string")return I.
errors=[{instancePath:t+"/where",keyword:"type",params:{type:"string"}}],!1;if(k!=="edge")return I.errors=[{instancePath:t+
"/where",keyword:"const",params:{allowedValue:"edge"}}],!1}}}else return I.errors=[{instancePath:t,keyword:"ty\
pe",params:{type:"object"}}],!1}else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"m\
apping",tag:"where",tagValue:u}}],!1;else return I.errors=[{instancePath:t,keyword:"discriminator",params:{error:"\
tag",tag:"where",tagValue:u}}],!1}else return I.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1;var A=v===e}return I.errors=i,e===0}const Ge={type:"object",required:["is","amount"],properties:{is:{enum:[
"least","most","exactly"]},amount:{type:"integer",minimum:0,maximum:99999}},additionalProperties:!1};function S(r,{
instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let A;if(r.is===void 0&&(A="is")||r.amount===void 0&&(A="amount"))return S.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:A}}],!1;{const _=e;for(const f in r)if(!(f==="is"||
f==="amount")){return S.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(r.is!==void 0){let f=r.is;const c=e;if(!(f==="least"||f==="most"||f==="exactly"))return S.
errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:Ge.properties.is.enum}}],!1;var p=c===e}else
var p=!0;if(p)if(r.amount!==void 0){let f=r.amount;const c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return S.
errors=[{instancePath:t+"/amount",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"){if(f>
99999||isNaN(f))return S.errors=[{instancePath:t+"/amount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],
!1;if(f<0||isNaN(f))return S.errors=[{instancePath:t+"/amount",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var p=c===e}else var p=!0}}}else return S.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;
return S.errors=i,e===0}function M(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,
e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.count===void 0&&(u="count"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:u}}],!1;if(r.count!==void 0){let l=r.count;
if(!(l==="things"||l==="groups"||l==="done"))return M.errors=[{instancePath:t+"/count",keyword:"enum",params:{
allowedValues:xe.allOf[0].properties.count.enum}}],!1}}else return M.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1;var A=p===e;if(A){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){const n=r.
count;if(typeof n=="string")if(n==="things"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.
count===void 0&&(k="count")||r.things===void 0&&(k="things"))return M.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s==="count"||s==="different"||s==="adjacen\
t"||s==="things"||s==="where")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(g===e){if(r.count!==void 0){let s=r.count;const a=e;if(typeof s!="string")return M.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(s!=="things")return M.errors=[{instancePath:t+"/count",
keyword:"const",params:{allowedValue:"things"}}],!1;var _=a===e}else var _=!0;if(_){if(r.different!==void 0){let s=r.
different;const a=e;if(typeof s!="boolean")return M.errors=[{instancePath:t+"/different",keyword:"type",params:{
type:"boolean"}}],!1;if(s!==!0)return M.errors=[{instancePath:t+"/different",keyword:"const",params:{allowedValue:!0}}],
!1;var _=a===e}else var _=!0;if(_){if(r.adjacent!==void 0){let s=r.adjacent;const a=e;if(typeof s!="boolean")return M.
errors=[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var _=a===e}else var _=!0;if(_){if(r.things!==void 0){
let s=r.things;const a=e;if(e===a)if(Array.isArray(s)){if(s.length<1)return M.errors=[{instancePath:t+"/things",
keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const j=s.length;for(let b=0;b<j;b++){const L=e;E(s[b],{instancePath:t+
"/things/"+b,parentData:s,parentDataProperty:b,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var f=L===e;if(!f)break}}}else return M.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var _=a===e}else var _=!0;if(_)if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var _=s===e}else var _=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="groups"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let k;if(r.count===void 0&&(k="count")||r.group===void 0&&(k="group"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s===
"count"||s==="adjacent"||s==="group"||s==="with"||s==="where")){return M.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(g===e){if(r.count!==void 0){let s=r.count;const a=e;
if(typeof s!="string")return M.errors=[{instancePath:t+"/count",keyword:"type",params:{type:"string"}}],!1;if(s!==
"groups")return M.errors=[{instancePath:t+"/count",keyword:"const",params:{allowedValue:"groups"}}],!1;var c=a===
e}else var c=!0;if(c){if(r.adjacent!==void 0){let s=r.adjacent;const a=e;if(typeof s!="boolean")return M.errors=
[{instancePath:t+"/adjacent",keyword:"type",params:{type:"boolean"}}],!1;if(s!==!0)return M.errors=[{instancePath:t+
"/adjacent",keyword:"const",params:{allowedValue:!0}}],!1;var c=a===e}else var c=!0;if(c){if(r.group!==void 0){
const s=e;J(r.group,{instancePath:t+"/group",parentData:r,parentDataProperty:"group",rootData:P})||(i=i===null?
J.errors:i.concat(J.errors),e=i.length);var c=s===e}else var c=!0;if(c){if(r.with!==void 0){let s=r.with;const a=e;
if(e===a)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.compare===void 0&&(j="compare")||s.things===void 0&&
(j="things"))return M.errors=[{instancePath:t+"/with",keyword:"required",params:{missingProperty:j}}],!1;{const b=e;
for(const L in s)if(!(L==="compare"||L==="things")){return M.errors=[{instancePath:t+"/with",keyword:"addition\
alProperties",params:{additionalProperty:L}}],!1;break}if(b===e){if(s.compare!==void 0){const L=e;S(s.compare,
{instancePath:t+"/with/compare",parentData:s,parentDataProperty:"compare",rootData:P})||(i=i===null?S.errors:i.
concat(S.errors),e=i.length);var m=L===e}else var m=!0;if(m)if(s.things!==void 0){let L=s.things;const $=e;if(e===
$)if(Array.isArray(L)){if(L.length<1)return M.errors=[{instancePath:t+"/with/things",keyword:"minItems",params:{
limit:1}}],!1;{var v=!0;const ne=L.length;for(let O=0;O<ne;O++){const U=e;E(L[O],{instancePath:t+"/with/things\
/"+O,parentData:L,parentDataProperty:O,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var v=U===
e;if(!v)break}}}else return M.errors=[{instancePath:t+"/with/things",keyword:"type",params:{type:"array"}}],!1;
var m=$===e}else var m=!0}}}else return M.errors=[{instancePath:t+"/with",keyword:"type",params:{type:"object"}}],
!1;var c=a===e}else var c=!0;if(c)if(r.where!==void 0){const s=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var c=s===e}else var c=!0}}}}}}else
return M.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(n==="done"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let k;if(r.count===void 0&&(k="count")||r.deed===void 0&&(k="deed"))return M.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:k}}],!1;{const g=e;for(const s in r)if(!(s===
"count"||s==="deed"||s==="thing")){return M.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(g===e){if(r.count!==void 0){let s=r.count;const a=e;if(typeof s!="string")return M.errors=[{instancePath:t+
"/count",keyword:"type",params:{type:"string"}}],!1;if(s!=="done")return M.errors=[{instancePath:t+"/count",keyword:"\
const",params:{allowedValue:"done"}}],!1;var y=a===e}else var y=!0;if(y){if(r.deed!==void 0){let s=r.deed;const a=e;
if(!(s==="placed"||s==="moved"||s==="removed"||s==="replaced"))return M.errors=[{instancePath:t+"/deed",keyword:"\
enum",params:{allowedValues:xe.allOf[1].oneOf[2].properties.deed.enum}}],!1;var y=a===e}else var y=!0;if(y)if(r.
thing!==void 0){const s=e;E(r.thing,{instancePath:t+"/thing",parentData:r,parentDataProperty:"thing",rootData:P})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var y=s===e}else var y=!0}}}}else return M.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return M.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"count",tagValue:n}}],!1;else return M.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"count",tagValue:n}}],!1}else return M.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;var A=u===e}return M.errors=i,e===0}function ue(r,{instancePath:t="",parentData:X,parentDataProperty:Z,
rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.each===void 0&&
(A="each")||r.of===void 0&&(A="of"))return ue.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const _=e;for(const f in r)if(!(f==="each"||f==="of")){return ue.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(r.each!==void 0){let f=r.each;const c=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)))return ue.errors=[{instancePath:t+"/each",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof f=="number"){if(f>99999||isNaN(f))return ue.errors=[{instancePath:t+"/each",keyword:"maxim\
um",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return ue.errors=[{instancePath:t+"/each",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=c===e}else var p=!0;if(p)if(r.of!==void 0){const f=e;M(r.
of,{instancePath:t+"/of",parentData:r,parentDataProperty:"of",rootData:P})||(i=i===null?M.errors:i.concat(M.errors),
e=i.length);var p=f===e}else var p=!0}}}else return ue.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1;return ue.errors=i,e===0}const He={type:"object",required:["join","tests"],properties:{join:{enum:[
"all","any"]},tests:{type:"array",items:{$ref:"#/definitions/test"},minItems:1}},additionalProperties:!1},De={
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
s/compare"},what:{enum:["vp","cube","card"]}},additionalProperties:!1}]}]};function V(r,{instancePath:t="",parentData:X,
parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.test===void 0&&(n="test"))return V.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(r.test!==void 0){let w=r.test;if(!(w==="adjacent"||w==="adjacent-to"||w==="edge"||w==="region"||w==="the\
re"||w==="have"))return V.errors=[{instancePath:t+"/test",keyword:"enum",params:{allowedValues:De.allOf[0].properties.
test.enum}}],!1}}else return V.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=p===e;
if(A){const n=e;if(e===n)if(r&&typeof r=="object"&&!Array.isArray(r)){const k=r.test;if(typeof k=="string")if(k===
"adjacent"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.test===void 0&&(s="test")||r.compare===
void 0&&(s="compare")||r.things===void 0&&(s="things"))return V.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:s}}],!1;{const a=e;for(const d in r)if(!(d==="not"||d==="test"||d==="compare"||d==="things")){
return V.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===
e){if(r.not!==void 0){let d=r.not;const j=e;if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"\
type",params:{type:"boolean"}}],!1;if(d!==!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var _=j===e}else var _=!0;if(_){if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!=="adjacent")return V.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"adjacent"}}],!1;var _=j===e}else var _=!0;if(_){if(r.compare!==void 0){
const d=e;S(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(i=i===
null?S.errors:i.concat(S.errors),e=i.length);var _=d===e}else var _=!0;if(_)if(r.things!==void 0){let d=r.things;
const j=e;if(e===j)if(Array.isArray(d)){if(d.length<1)return V.errors=[{instancePath:t+"/things",keyword:"minI\
tems",params:{limit:1}}],!1;{var f=!0;const L=d.length;for(let $=0;$<L;$++){const G=e;E(d[$],{instancePath:t+"\
/things/"+$,parentData:d,parentDataProperty:$,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var f=G===e;if(!f)break}}}else return V.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var _=j===e}else var _=!0}}}}}else return V.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],
!1}else if(k==="adjacent-to"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.test===void 0&&
(s="test")||r.name===void 0&&(s="name"))return V.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],
!1;{const a=e;for(const d in r)if(!(d==="not"||d==="test"||d==="name")){return V.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===e){if(r.not!==void 0){let d=r.not;const j=e;
if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==
!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var c=j===e}else var c=!0;
if(c){if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(d!=="adjacent-to")return V.errors=[{instancePath:t+"/test",keyword:"\
const",params:{allowedValue:"adjacent-to"}}],!1;var c=j===e}else var c=!0;if(c)if(r.name!==void 0){const d=e;if(typeof r.
name!="string")return V.errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var c=d===e}else
var c=!0}}}}else return V.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="edge"){
if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.test===void 0&&(s="test"))return V.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:s}}],!1;{const a=e;for(const d in r)if(!(d==="not"||d==="test")){return V.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===e){if(r.
not!==void 0){let d=r.not;const j=e;if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(d!==!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var m=j===e}else var m=!0;if(m)if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!=="edge")return V.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"edge"}}],!1;var m=j===e}else var m=!0}}}else return V.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(k==="region"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let s;if(r.test===void 0&&(s="test")||r.region===void 0&&(s="region")||r.compare===void 0&&(s="compare")||
r.things===void 0&&(s="things"))return V.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],
!1;{const a=e;for(const d in r)if(!(d==="not"||d==="test"||d==="region"||d==="compare"||d==="things")){return V.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===e){if(r.
not!==void 0){let d=r.not;const j=e;if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(d!==!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var v=j===e}else var v=!0;if(v){if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!=="region")return V.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"region"}}],!1;var v=j===e}else var v=!0;if(v){if(r.region!==void 0){
const d=e;T(r.region,{instancePath:t+"/region",parentData:r,parentDataProperty:"region",rootData:P})||(i=i===null?
T.errors:i.concat(T.errors),e=i.length);var v=d===e}else var v=!0;if(v){if(r.compare!==void 0){const d=e;S(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(i=i===null?S.errors:i.concat(
S.errors),e=i.length);var v=d===e}else var v=!0;if(v)if(r.things!==void 0){let d=r.things;const j=e;if(e===j)if(Array.
isArray(d)){if(d.length<1)return V.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],!1;
{var y=!0;const L=d.length;for(let $=0;$<L;$++){const G=e;E(d[$],{instancePath:t+"/things/"+$,parentData:d,parentDataProperty:$,
rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var y=G===e;if(!y)break}}}else return V.errors=
[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var v=j===e}else var v=!0}}}}}}else return V.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k==="there"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let s;if(r.test===void 0&&(s="test")||r.compare===void 0&&(s="compare")||r.count===
void 0&&(s="count"))return V.errors=[{instancePath:t,keyword:"required",params:{missingProperty:s}}],!1;{const a=e;
for(const d in r)if(!(d==="not"||d==="test"||d==="compare"||d==="count")){return V.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===e){if(r.not!==void 0){let d=r.not;const j=e;
if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"type",params:{type:"boolean"}}],!1;if(d!==
!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],!1;var u=j===e}else var u=!0;
if(u){if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=[{instancePath:t+"/test",
keyword:"type",params:{type:"string"}}],!1;if(d!=="there")return V.errors=[{instancePath:t+"/test",keyword:"co\
nst",params:{allowedValue:"there"}}],!1;var u=j===e}else var u=!0;if(u){if(r.compare!==void 0){const d=e;S(r.compare,
{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(i=i===null?S.errors:i.concat(
S.errors),e=i.length);var u=d===e}else var u=!0;if(u)if(r.count!==void 0){const d=e;M(r.count,{instancePath:t+
"/count",parentData:r,parentDataProperty:"count",rootData:P})||(i=i===null?M.errors:i.concat(M.errors),e=i.length);
var u=d===e}else var u=!0}}}}}else return V.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(k===
"have"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.test===void 0&&(s="test")||r.compare===
void 0&&(s="compare")||r.what===void 0&&(s="what"))return V.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:s}}],!1;{const a=e;for(const d in r)if(!(d==="not"||d==="test"||d==="compare"||d==="what")){return V.
errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(a===e){if(r.
not!==void 0){let d=r.not;const j=e;if(typeof d!="boolean")return V.errors=[{instancePath:t+"/not",keyword:"ty\
pe",params:{type:"boolean"}}],!1;if(d!==!0)return V.errors=[{instancePath:t+"/not",keyword:"const",params:{allowedValue:!0}}],
!1;var l=j===e}else var l=!0;if(l){if(r.test!==void 0){let d=r.test;const j=e;if(typeof d!="string")return V.errors=
[{instancePath:t+"/test",keyword:"type",params:{type:"string"}}],!1;if(d!=="have")return V.errors=[{instancePath:t+
"/test",keyword:"const",params:{allowedValue:"have"}}],!1;var l=j===e}else var l=!0;if(l){if(r.compare!==void 0){
const d=e;S(r.compare,{instancePath:t+"/compare",parentData:r,parentDataProperty:"compare",rootData:P})||(i=i===
null?S.errors:i.concat(S.errors),e=i.length);var l=d===e}else var l=!0;if(l)if(r.what!==void 0){let d=r.what;const j=e;
if(!(d==="vp"||d==="cube"||d==="card"))return V.errors=[{instancePath:t+"/what",keyword:"enum",params:{allowedValues:De.
allOf[1].oneOf[5].properties.what.enum}}],!1;var l=j===e}else var l=!0}}}}}else return V.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else return V.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"mapping",tag:"test",tagValue:k}}],!1;else return V.errors=[{instancePath:t,keyword:"discriminator",params:{
error:"tag",tag:"test",tagValue:k}}],!1}else return V.errors=[{instancePath:t,keyword:"type",params:{type:"obj\
ect"}}],!1;var A=n===e}return V.errors=i,e===0}function W(r,{instancePath:t="",parentData:X,parentDataProperty:Z,
rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.join===void 0&&
(_="join")||r.tests===void 0&&(_="tests"))return W.errors=[{instancePath:t,keyword:"required",params:{missingProperty:_}}],
!1;{const f=e;for(const c in r)if(!(c==="join"||c==="tests")){return W.errors=[{instancePath:t,keyword:"additi\
onalProperties",params:{additionalProperty:c}}],!1;break}if(f===e){if(r.join!==void 0){let c=r.join;const m=e;
if(!(c==="all"||c==="any"))return W.errors=[{instancePath:t+"/join",keyword:"enum",params:{allowedValues:He.properties.
join.enum}}],!1;var p=m===e}else var p=!0;if(p)if(r.tests!==void 0){let c=r.tests;const m=e;if(e===m)if(Array.
isArray(c)){if(c.length<1)return W.errors=[{instancePath:t+"/tests",keyword:"minItems",params:{limit:1}}],!1;{
var A=!0;const y=c.length;for(let u=0;u<y;u++){const l=e;V(c[u],{instancePath:t+"/tests/"+u,parentData:c,parentDataProperty:u,
rootData:P})||(i=i===null?V.errors:i.concat(V.errors),e=i.length);var A=l===e;if(!A)break}}}else return W.errors=
[{instancePath:t+"/tests",keyword:"type",params:{type:"array"}}],!1;var p=m===e}else var p=!0}}}else return W.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return W.errors=i,e===0}const Ze={type:"obj\
ect",required:["amount","upTo"],properties:{amount:{type:"integer",minimum:1,maximum:99999},upTo:{type:"boolea\
n"}},additionalProperties:!1};function te(r,{instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){
let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.amount===void 0&&(A="amount")||
r.upTo===void 0&&(A="upTo"))return te.errors=[{instancePath:t,keyword:"required",params:{missingProperty:A}}],
!1;{const _=e;for(const f in r)if(!(f==="amount"||f==="upTo")){return te.errors=[{instancePath:t,keyword:"addi\
tionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(r.amount!==void 0){let f=r.amount;const c=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)))return te.errors=[{instancePath:t+"/amount",keyword:"type",params:{
type:"integer"}}],!1;if(e===c&&typeof f=="number"){if(f>99999||isNaN(f))return te.errors=[{instancePath:t+"/am\
ount",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(f<1||isNaN(f))return te.errors=[{instancePath:t+
"/amount",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=c===e}else var p=!0;if(p)if(r.upTo!==void 0){
const f=e;if(typeof r.upTo!="boolean")return te.errors=[{instancePath:t+"/upTo",keyword:"type",params:{type:"b\
oolean"}}],!1;var p=f===e}else var p=!0}}}else return te.errors=[{instancePath:t,keyword:"type",params:{type:"\
object"}}],!1;return te.errors=i,e===0}const We={anyOf:[{$ref:"#/definitions/word"},{type:"object",required:["\
animalOf"],properties:{animalOf:{enum:["desert","grassland","water"]}},additionalProperties:!1}]};function je(r,{
instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;const p=e;let A=!1;const _=e;
E(r,{instancePath:t,parentData:X,parentDataProperty:Z,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=
i.length);var f=_===e;if(A=A||f,!A){const c=e;if(e===c)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.
animalOf===void 0&&(v="animalOf")){const y={instancePath:t,keyword:"required",params:{missingProperty:v}};i===
null?i=[y]:i.push(y),e++}else{const y=e;for(const u in r)if(u!=="animalOf"){const l={instancePath:t,keyword:"a\
dditionalProperties",params:{additionalProperty:u}};i===null?i=[l]:i.push(l),e++;break}if(y===e&&r.animalOf!==
void 0){let u=r.animalOf;if(!(u==="desert"||u==="grassland"||u==="water")){const l={instancePath:t+"/animalOf",
keyword:"enum",params:{allowedValues:We.anyOf[1].properties.animalOf.enum}};i===null?i=[l]:i.push(l),e++}}}}else{
const v={instancePath:t,keyword:"type",params:{type:"object"}};i===null?i=[v]:i.push(v),e++}var f=c===e;A=A||f}
if(A)e=p,i!==null&&(p?i.length=p:i=null);else{const c={instancePath:t,keyword:"anyOf",params:{}};return i===null?
i=[c]:i.push(c),e++,je.errors=i,!1}return je.errors=i,e===0}const se={validate:le};function q(r,{instancePath:t="",
parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;const p=e;if(e===p)if(r&&typeof r=="object"&&
!Array.isArray(r)){let U;if(r.op===void 0&&(U="op"))return q.errors=[{instancePath:t,keyword:"required",params:{
missingProperty:U}}],!1;if(r.op!==void 0){let oe=r.op;if(!(oe==="gain"||oe==="place"||oe==="move"||oe==="repla\
ce"||oe==="remove"||oe==="play"||oe==="rotate"||oe==="choose"||oe==="may"||oe==="either"||oe==="if"||oe==="rep\
eat"||oe==="each-player"))return q.errors=[{instancePath:t+"/op",keyword:"enum",params:{allowedValues:Ee.allOf[0].
properties.op.enum}}],!1}}else return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=p===
e;if(A){const U=e;if(e===U)if(r&&typeof r=="object"&&!Array.isArray(r)){const F=r.op;if(typeof F=="string")if(F===
"gain"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.rewards===void 0&&
(h="rewards"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)
if(!(o==="op"||o==="rewards"||o==="choice"||o==="per"||o==="atMost"||o==="if")){return q.errors=[{instancePath:t,
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;
const N=e;if(typeof o!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],
!1;if(o!=="gain")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"gain"}}],!1;var _=N===
e}else var _=!0;if(_){if(r.rewards!==void 0){let o=r.rewards;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<
1)return q.errors=[{instancePath:t+"/rewards",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;const B=o.length;
for(let R=0;R<B;R++){const ae=e;z(o[R],{instancePath:t+"/rewards/"+R,parentData:o,parentDataProperty:R,rootData:P})||
(i=i===null?z.errors:i.concat(z.errors),e=i.length);var f=ae===e;if(!f)break}}}else return q.errors=[{instancePath:t+
"/rewards",keyword:"type",params:{type:"array"}}],!1;var _=N===e}else var _=!0;if(_){if(r.choice!==void 0){let o=r.
choice;const N=e;if(typeof o!="boolean")return q.errors=[{instancePath:t+"/choice",keyword:"type",params:{type:"\
boolean"}}],!1;if(o!==!0)return q.errors=[{instancePath:t+"/choice",keyword:"const",params:{allowedValue:!0}}],
!1;var _=N===e}else var _=!0;if(_){if(r.per!==void 0){const o=e;ue(r.per,{instancePath:t+"/per",parentData:r,parentDataProperty:"\
per",rootData:P})||(i=i===null?ue.errors:i.concat(ue.errors),e=i.length);var _=o===e}else var _=!0;if(_){if(r.
atMost!==void 0){let o=r.atMost;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return q.errors=[{instancePath:t+
"/atMost",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof o=="number"){if(o>99999||isNaN(o))return q.
errors=[{instancePath:t+"/atMost",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))
return q.errors=[{instancePath:t+"/atMost",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var _=N===e}else
var _=!0;if(_)if(r.if!==void 0){const o=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var _=o===e}else var _=!0}}}}}}}else return q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(F==="place"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let h;if(r.op===void 0&&(h="op")||r.quantity===void 0&&(h="quantity")||r.kinds===void 0&&(h="kinds"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o===
"op"||o==="quantity"||o==="kinds"||o==="where"||o==="as"||o==="if")){return q.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;
if(typeof o!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!==
"place")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"place"}}],!1;var c=N===e}else
var c=!0;if(c){if(r.quantity!==void 0){const o=e;te(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"\
quantity",rootData:P})||(i=i===null?te.errors:i.concat(te.errors),e=i.length);var c=o===e}else var c=!0;if(c){
if(r.kinds!==void 0){let o=r.kinds;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<1)return q.errors=[{instancePath:t+
"/kinds",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;je(
o[R],{instancePath:t+"/kinds/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?je.errors:i.concat(
je.errors),e=i.length);var m=ae===e;if(!m)break}}}else return q.errors=[{instancePath:t+"/kinds",keyword:"type",
params:{type:"array"}}],!1;var c=N===e}else var c=!0;if(c){if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var c=o===e}else var c=!0;if(c){if(r.as!==void 0){const o=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var c=o===e}else var c=!0;if(c)if(r.if!==void 0){const o=e;W(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||(i=i===null?W.errors:i.concat(W.
errors),e=i.length);var c=o===e}else var c=!0}}}}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(F==="move"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===
void 0&&(h="op")||r.quantity===void 0&&(h="quantity")||r.things===void 0&&(h="things")||r.spaces===void 0&&(h=
"spaces"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)
if(!(o==="op"||o==="quantity"||o==="things"||o==="where"||o==="spaces"||o==="overAnyTerrain"||o==="as"||o==="i\
f")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.errors=[{instancePath:t+"/op",
keyword:"type",params:{type:"string"}}],!1;if(o!=="move")return q.errors=[{instancePath:t+"/op",keyword:"const",
params:{allowedValue:"move"}}],!1;var v=N===e}else var v=!0;if(v){if(r.quantity!==void 0){const o=e;te(r.quantity,
{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:P})||(i=i===null?te.errors:i.concat(
te.errors),e=i.length);var v=o===e}else var v=!0;if(v){if(r.things!==void 0){let o=r.things;const N=e;if(e===N)
if(Array.isArray(o)){if(o.length<1)return q.errors=[{instancePath:t+"/things",keyword:"minItems",params:{limit:1}}],
!1;{var y=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;E(o[R],{instancePath:t+"/things/"+R,parentData:o,
parentDataProperty:R,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var y=ae===e;if(!y)break}}}else
return q.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],!1;var v=N===e}else var v=!0;
if(v){if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,parentDataProperty:"where",
rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var v=o===e}else var v=!0;if(v){if(r.spaces!==
void 0){let o=r.spaces;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return q.errors=[{instancePath:t+
"/spaces",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof o=="number"){if(o>99999||isNaN(o))return q.
errors=[{instancePath:t+"/spaces",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<1||isNaN(o))
return q.errors=[{instancePath:t+"/spaces",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var v=N===e}else
var v=!0;if(v){if(r.overAnyTerrain!==void 0){let o=r.overAnyTerrain;const N=e;if(typeof o!="boolean")return q.
errors=[{instancePath:t+"/overAnyTerrain",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return q.errors=
[{instancePath:t+"/overAnyTerrain",keyword:"const",params:{allowedValue:!0}}],!1;var v=N===e}else var v=!0;if(v){
if(r.as!==void 0){const o=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+"/as",keyword:"type",params:{
type:"string"}}],!1;var v=o===e}else var v=!0;if(v)if(r.if!==void 0){const o=e;W(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:P})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var v=o===e}else var v=!0}}}}}}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(F==="replace"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.quantity===void 0&&(h="quantity")||
r.things===void 0&&(h="things")||r.with===void 0&&(h="with"))return q.errors=[{instancePath:t,keyword:"require\
d",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o==="op"||o==="quantity"||o==="things"||o===
"where"||o==="with"||o==="as"||o==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="replace")return q.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"replace"}}],!1;var u=N===e}else var u=!0;if(u){if(r.quantity!==void 0){
const o=e;te(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"quantity",rootData:P})||(i=
i===null?te.errors:i.concat(te.errors),e=i.length);var u=o===e}else var u=!0;if(u){if(r.things!==void 0){let o=r.
things;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<1)return q.errors=[{instancePath:t+"/things",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;E(o[R],{instancePath:t+
"/things/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);
var l=ae===e;if(!l)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"type",params:{type:"array"}}],
!1;var u=N===e}else var u=!0;if(u){if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+"/where",parentData:r,
parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);var u=o===e}else var u=!0;
if(u){if(r.with!==void 0){let o=r.with;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<1)return q.errors=[
{instancePath:t+"/with",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;const B=o.length;for(let R=0;R<B;R++){
const ae=e;E(o[R],{instancePath:t+"/with/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var n=ae===e;if(!n)break}}}else return q.errors=[{instancePath:t+"/with",keyword:"\
type",params:{type:"array"}}],!1;var u=N===e}else var u=!0;if(u){if(r.as!==void 0){const o=e;if(typeof r.as!="\
string")return q.errors=[{instancePath:t+"/as",keyword:"type",params:{type:"string"}}],!1;var u=o===e}else var u=!0;
if(u)if(r.if!==void 0){const o=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||
(i=i===null?W.errors:i.concat(W.errors),e=i.length);var u=o===e}else var u=!0}}}}}}}}else return q.errors=[{instancePath:t,
keyword:"type",params:{type:"object"}}],!1}else if(F==="remove"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(
r)){let h;if(r.op===void 0&&(h="op")||r.quantity===void 0&&(h="quantity")||r.things===void 0&&(h="things"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o===
"op"||o==="quantity"||o==="things"||o==="where"||o==="if")){return q.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="remove")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"remove"}}],!1;var w=N===e}else var w=!0;if(w){
if(r.quantity!==void 0){const o=e;te(r.quantity,{instancePath:t+"/quantity",parentData:r,parentDataProperty:"q\
uantity",rootData:P})||(i=i===null?te.errors:i.concat(te.errors),e=i.length);var w=o===e}else var w=!0;if(w){if(r.
things!==void 0){let o=r.things;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<1)return q.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var k=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;
E(o[R],{instancePath:t+"/things/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var k=ae===e;if(!k)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var w=N===e}else var w=!0;if(w){if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var w=o===e}else var w=!0;if(w)if(r.if!==void 0){const o=e;W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"\
if",rootData:P})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var w=o===e}else var w=!0}}}}}}else return q.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(F==="play"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.cubes===void 0&&(h="cubes"))return q.errors=[
{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o==="op"||
o==="cubes"||o==="if")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="play")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"play"}}],!1;var g=N===e}else var g=!0;if(g){if(r.cubes!==void 0){let o=r.cubes;const N=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))return q.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof o=="number"){if(o>99999||isNaN(o))return q.errors=[{instancePath:t+"/cubes",keyword:"\
maximum",params:{comparison:"<=",limit:99999}}],!1;if(o<0||isNaN(o))return q.errors=[{instancePath:t+"/cubes",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var g=N===e}else var g=!0;if(g)if(r.if!==void 0){const o=e;
W(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||(i=i===null?W.errors:i.concat(
W.errors),e=i.length);var g=o===e}else var g=!0}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(F==="rotate"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===
void 0&&(h="op")||r.cubes===void 0&&(h="cubes"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],
!1;{const C=e;for(const o in r)if(!(o==="op"||o==="cubes"||o==="if")){return q.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;
if(typeof o!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!==
"rotate")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"rotate"}}],!1;var s=N===
e}else var s=!0;if(s){if(r.cubes!==void 0){let o=r.cubes;const N=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)))
return q.errors=[{instancePath:t+"/cubes",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof o=="num\
ber"){if(o>99999||isNaN(o))return q.errors=[{instancePath:t+"/cubes",keyword:"maximum",params:{comparison:"<=",
limit:99999}}],!1;if(o<0||isNaN(o))return q.errors=[{instancePath:t+"/cubes",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var s=N===e}else var s=!0;if(s)if(r.if!==void 0){const o=e;W(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:P})||(i=i===null?W.errors:i.concat(W.errors),e=i.length);var s=o===e}else var s=!0}}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(F==="choose"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.things===void 0&&(h="things"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o===
"op"||o==="things"||o==="where"||o==="as"||o==="if")){return q.errors=[{instancePath:t,keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="choose")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"choose"}}],!1;var a=N===e}else var a=!0;if(a){
if(r.things!==void 0){let o=r.things;const N=e;if(e===N)if(Array.isArray(o)){if(o.length<1)return q.errors=[{instancePath:t+
"/things",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;
E(o[R],{instancePath:t+"/things/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length);var d=ae===e;if(!d)break}}}else return q.errors=[{instancePath:t+"/things",keyword:"type",
params:{type:"array"}}],!1;var a=N===e}else var a=!0;if(a){if(r.where!==void 0){const o=e;I(r.where,{instancePath:t+
"/where",parentData:r,parentDataProperty:"where",rootData:P})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var a=o===e}else var a=!0;if(a){if(r.as!==void 0){const o=e;if(typeof r.as!="string")return q.errors=[{instancePath:t+
"/as",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(r.if!==void 0){const o=e;W(
r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:P})||(i=i===null?W.errors:i.concat(W.
errors),e=i.length);var a=o===e}else var a=!0}}}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(F==="may"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&
(h="op")||r.steps===void 0&&(h="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],
!1;{const C=e;for(const o in r)if(!(o==="op"||o==="steps")){return q.errors=[{instancePath:t,keyword:"addition\
alProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!=
"string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="may")return q.
errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"may"}}],!1;var j=N===e}else var j=!0;if(j)
if(r.steps!==void 0){const o=e;se.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"s\
teps",rootData:P})||(i=i===null?se.validate.errors:i.concat(se.validate.errors),e=i.length);var j=o===e}else var j=!0}}}else
return q.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(F==="either"){if(e===e)if(r&&
typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.branches===void 0&&(h="branches"))return q.
errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o===
"op"||o==="branches")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="either")return q.errors=[{instancePath:t+"/op",keyword:"\
const",params:{allowedValue:"either"}}],!1;var b=N===e}else var b=!0;if(b)if(r.branches!==void 0){let o=r.branches;
const N=e;if(e===N)if(Array.isArray(o)){if(o.length<2)return q.errors=[{instancePath:t+"/branches",keyword:"mi\
nItems",params:{limit:2}}],!1;{var L=!0;const B=o.length;for(let R=0;R<B;R++){const ae=e;se.validate(o[R],{instancePath:t+
"/branches/"+R,parentData:o,parentDataProperty:R,rootData:P})||(i=i===null?se.validate.errors:i.concat(se.validate.
errors),e=i.length);var L=ae===e;if(!L)break}}}else return q.errors=[{instancePath:t+"/branches",keyword:"type",
params:{type:"array"}}],!1;var b=N===e}else var b=!0}}}else return q.errors=[{instancePath:t,keyword:"type",params:{
type:"object"}}],!1}else if(F==="if"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&
(h="op")||r.condition===void 0&&(h="condition")||r.steps===void 0&&(h="steps"))return q.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)if(!(o==="op"||o==="condition"||
o==="steps"||o==="otherwise")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.errors=[{instancePath:t+
"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="if")return q.errors=[{instancePath:t+"/op",keyword:"c\
onst",params:{allowedValue:"if"}}],!1;var $=N===e}else var $=!0;if($){if(r.condition!==void 0){const o=e;W(r.condition,
{instancePath:t+"/condition",parentData:r,parentDataProperty:"condition",rootData:P})||(i=i===null?W.errors:i.
concat(W.errors),e=i.length);var $=o===e}else var $=!0;if($){if(r.steps!==void 0){const o=e;se.validate(r.steps,
{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(i=i===null?se.validate.errors:
i.concat(se.validate.errors),e=i.length);var $=o===e}else var $=!0;if($)if(r.otherwise!==void 0){const o=e;se.
validate(r.otherwise,{instancePath:t+"/otherwise",parentData:r,parentDataProperty:"otherwise",rootData:P})||(i=
i===null?se.validate.errors:i.concat(se.validate.errors),e=i.length);var $=o===e}else var $=!0}}}}}else return q.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(F==="repeat"){if(e===e)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.op===void 0&&(h="op")||r.times===void 0&&(h="times")||r.steps===void 0&&
(h="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],!1;{const C=e;for(const o in r)
if(!(o==="op"||o==="times"||o==="steps")){return q.errors=[{instancePath:t,keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;if(typeof o!="string")return q.
errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!=="repeat")return q.errors=[{instancePath:t+
"/op",keyword:"const",params:{allowedValue:"repeat"}}],!1;var G=N===e}else var G=!0;if(G){if(r.times!==void 0){
let o=r.times;const N=e,_e=e;let B=!1;const R=e;if(e===R)if(o&&typeof o=="object"&&!Array.isArray(o)){let ye;if(o.
times===void 0&&(ye="times")){const qe={instancePath:t+"/times",keyword:"required",params:{missingProperty:ye}};
i===null?i=[qe]:i.push(qe),e++}else{const qe=e;for(const re in o)if(re!=="times"){const ve={instancePath:t+"/t\
imes",keyword:"additionalProperties",params:{additionalProperty:re}};i===null?i=[ve]:i.push(ve),e++;break}if(qe===
e&&o.times!==void 0){let re=o.times;const ve=e;if(!(typeof re=="number"&&!(re%1)&&!isNaN(re))){const Q={instancePath:t+
"/times/times",keyword:"type",params:{type:"integer"}};i===null?i=[Q]:i.push(Q),e++}if(e===ve&&typeof re=="num\
ber"){if(re>99999||isNaN(re)){const Q={instancePath:t+"/times/times",keyword:"maximum",params:{comparison:"<=",
limit:99999}};i===null?i=[Q]:i.push(Q),e++}else if(re<1||isNaN(re)){const Q={instancePath:t+"/times/times",keyword:"\
minimum",params:{comparison:">=",limit:1}};i===null?i=[Q]:i.push(Q),e++}}}}}else{const ye={instancePath:t+"/ti\
mes",keyword:"type",params:{type:"object"}};i===null?i=[ye]:i.push(ye),e++}var ne=R===e;if(B=B||ne,!B){const ye=e;
if(e===ye)if(o&&typeof o=="object"&&!Array.isArray(o)){let re;if(o.upTo===void 0&&(re="upTo")){const ve={instancePath:t+
"/times",keyword:"required",params:{missingProperty:re}};i===null?i=[ve]:i.push(ve),e++}else{const ve=e;for(const Q in o)
if(Q!=="upTo"){const we={instancePath:t+"/times",keyword:"additionalProperties",params:{additionalProperty:Q}};
i===null?i=[we]:i.push(we),e++;break}if(ve===e&&o.upTo!==void 0){let Q=o.upTo;const we=e;if(!(typeof Q=="numbe\
r"&&!(Q%1)&&!isNaN(Q))){const me={instancePath:t+"/times/upTo",keyword:"type",params:{type:"integer"}};i===null?
i=[me]:i.push(me),e++}if(e===we&&typeof Q=="number"){if(Q>99999||isNaN(Q)){const me={instancePath:t+"/times/up\
To",keyword:"maximum",params:{comparison:"<=",limit:99999}};i===null?i=[me]:i.push(me),e++}else if(Q<1||isNaN(
Q)){const me={instancePath:t+"/times/upTo",keyword:"minimum",params:{comparison:">=",limit:1}};i===null?i=[me]:
i.push(me),e++}}}}}else{const re={instancePath:t+"/times",keyword:"type",params:{type:"object"}};i===null?i=[re]:
i.push(re),e++}var ne=ye===e;if(B=B||ne,!B){const re=e;if(e===re)if(o&&typeof o=="object"&&!Array.isArray(o)){
let Q;if(o.per===void 0&&(Q="per")){const we={instancePath:t+"/times",keyword:"required",params:{missingProperty:Q}};
i===null?i=[we]:i.push(we),e++}else{const we=e;for(const me in o)if(me!=="per"){const Ae={instancePath:t+"/tim\
es",keyword:"additionalProperties",params:{additionalProperty:me}};i===null?i=[Ae]:i.push(Ae),e++;break}we===e&&
o.per!==void 0&&(ue(o.per,{instancePath:t+"/times/per",parentData:o,parentDataProperty:"per",rootData:P})||(i=
i===null?ue.errors:i.concat(ue.errors),e=i.length))}}else{const Q={instancePath:t+"/times",keyword:"type",params:{
type:"object"}};i===null?i=[Q]:i.push(Q),e++}var ne=re===e;B=B||ne}}if(B)e=_e,i!==null&&(_e?i.length=_e:i=null);else{
const ye={instancePath:t+"/times",keyword:"anyOf",params:{}};return i===null?i=[ye]:i.push(ye),e++,q.errors=i,
!1}var G=N===e}else var G=!0;if(G)if(r.steps!==void 0){const o=e;se.validate(r.steps,{instancePath:t+"/steps",
parentData:r,parentDataProperty:"steps",rootData:P})||(i=i===null?se.validate.errors:i.concat(se.validate.errors),
e=i.length);var G=o===e}else var G=!0}}}}else return q.errors=[{instancePath:t,keyword:"type",params:{type:"ob\
ject"}}],!1}else if(F==="each-player"){if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.op===void 0&&
(h="op")||r.steps===void 0&&(h="steps"))return q.errors=[{instancePath:t,keyword:"required",params:{missingProperty:h}}],
!1;{const C=e;for(const o in r)if(!(o==="op"||o==="other"||o==="steps")){return q.errors=[{instancePath:t,keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(C===e){if(r.op!==void 0){let o=r.op;const N=e;
if(typeof o!="string")return q.errors=[{instancePath:t+"/op",keyword:"type",params:{type:"string"}}],!1;if(o!==
"each-player")return q.errors=[{instancePath:t+"/op",keyword:"const",params:{allowedValue:"each-player"}}],!1;
var O=N===e}else var O=!0;if(O){if(r.other!==void 0){let o=r.other;const N=e;if(typeof o!="boolean")return q.errors=
[{instancePath:t+"/other",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return q.errors=[{instancePath:t+
"/other",keyword:"const",params:{allowedValue:!0}}],!1;var O=N===e}else var O=!0;if(O)if(r.steps!==void 0){const o=e;
se.validate(r.steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(i=i===null?
se.validate.errors:i.concat(se.validate.errors),e=i.length);var O=o===e}else var O=!0}}}}else return q.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return q.errors=[{instancePath:t,keyword:"dis\
criminator",params:{error:"mapping",tag:"op",tagValue:F}}],!1;else return q.errors=[{instancePath:t,keyword:"d\
iscriminator",params:{error:"tag",tag:"op",tagValue:F}}],!1}else return q.errors=[{instancePath:t,keyword:"typ\
e",params:{type:"object"}}],!1;var A=U===e}return q.errors=i,e===0}function le(r,{instancePath:t="",parentData:X,
parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(Array.isArray(r)){var p=!0;const A=r.length;
for(let _=0;_<A;_++){const f=e;q(r[_],{instancePath:t+"/"+_,parentData:r,parentDataProperty:_,rootData:P})||(i=
i===null?q.errors:i.concat(q.errors),e=i.length);var p=f===e;if(!p)break}}else return le.errors=[{instancePath:t,
keyword:"type",params:{type:"array"}}],!1;return le.errors=i,e===0}function Y(r,{instancePath:t="",parentData:X,
parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;
if(r.number===void 0&&(m="number")||r.deck===void 0&&(m="deck")||r.leaves===void 0&&(m="leaves")||r.energy===void 0&&
(m="energy")||r.hands===void 0&&(m="hands")||r.source===void 0&&(m="source")||r.impact===void 0&&(m="impact")||
r.steps===void 0&&(m="steps"))return Y.errors=[{instancePath:t,keyword:"required",params:{missingProperty:m}}],
!1;{const v=e;for(const y in r)if(!$e.call(Pe.properties,y)){return Y.errors=[{instancePath:t,keyword:"additio\
nalProperties",params:{additionalProperty:y}}],!1;break}if(v===e){if(r.number!==void 0){let y=r.number;const u=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)))return Y.errors=[{instancePath:t+"/number",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof y=="number"){if(y>99999||isNaN(y))return Y.errors=[{instancePath:t+"/num\
ber",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(y<0||isNaN(y))return Y.errors=[{instancePath:t+
"/number",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=u===e}else var p=!0;if(p){if(r.deck!==
void 0){let y=r.deck;const u=e;if(!(y==="brown"||y==="blue"))return Y.errors=[{instancePath:t+"/deck",keyword:"\
enum",params:{allowedValues:Pe.properties.deck.enum}}],!1;var p=u===e}else var p=!0;if(p){if(r.title!==void 0){
let y=r.title;const u=e;if(e===u)if(typeof y=="string"){if(!ke.test(y))return Y.errors=[{instancePath:t+"/titl\
e",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else
return Y.errors=[{instancePath:t+"/title",keyword:"type",params:{type:"string"}}],!1;var p=u===e}else var p=!0;
if(p){if(r.leaves!==void 0){let y=r.leaves;const u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)))return Y.errors=
[{instancePath:t+"/leaves",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y=="number"){if(y>4||isNaN(
y))return Y.errors=[{instancePath:t+"/leaves",keyword:"maximum",params:{comparison:"<=",limit:4}}],!1;if(y<1||
isNaN(y))return Y.errors=[{instancePath:t+"/leaves",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=u===
e}else var p=!0;if(p){if(r.energy!==void 0){let y=r.energy;const u=e;if(e===u)if(Array.isArray(y)){if(y.length>
8)return Y.errors=[{instancePath:t+"/energy",keyword:"maxItems",params:{limit:8}}],!1;if(y.length<1)return Y.errors=
[{instancePath:t+"/energy",keyword:"minItems",params:{limit:1}}],!1;{var A=!0;const n=y.length;for(let w=0;w<n;w++){
let k=y[w];const g=e;if(e===g)if(typeof k=="string"){if(!ce.test(k))return Y.errors=[{instancePath:t+"/energy/"+
w,keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.errors=
[{instancePath:t+"/energy/"+w,keyword:"type",params:{type:"string"}}],!1;var A=g===e;if(!A)break}}}else return Y.
errors=[{instancePath:t+"/energy",keyword:"type",params:{type:"array"}}],!1;var p=u===e}else var p=!0;if(p){if(r.
hands!==void 0){let y=r.hands;const u=e;if(e===u)if(Array.isArray(y)){var _=!0;const n=y.length;for(let w=0;w<
n;w++){let k=y[w];const g=e;if(e===g)if(k&&typeof k=="object"&&!Array.isArray(k)){let a;if(k.name===void 0&&(a=
"name")||k.active===void 0&&(a="active"))return Y.errors=[{instancePath:t+"/hands/"+w,keyword:"required",params:{
missingProperty:a}}],!1;{const d=e;for(const j in k)if(!(j==="name"||j==="active")){return Y.errors=[{instancePath:t+
"/hands/"+w,keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}if(d===e){if(k.name!==void 0){
let j=k.name;const b=e;if(e===b)if(typeof j=="string"){if(!ce.test(j))return Y.errors=[{instancePath:t+"/hands\
/"+w+"/name",keyword:"pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return Y.
errors=[{instancePath:t+"/hands/"+w+"/name",keyword:"type",params:{type:"string"}}],!1;var f=b===e}else var f=!0;
if(f)if(k.active!==void 0){const j=e;if(typeof k.active!="boolean")return Y.errors=[{instancePath:t+"/hands/"+
w+"/active",keyword:"type",params:{type:"boolean"}}],!1;var f=j===e}else var f=!0}}}else return Y.errors=[{instancePath:t+
"/hands/"+w,keyword:"type",params:{type:"object"}}],!1;var _=g===e;if(!_)break}}else return Y.errors=[{instancePath:t+
"/hands",keyword:"type",params:{type:"array"}}],!1;var p=u===e}else var p=!0;if(p){if(r.source!==void 0){let y=r.
source;const u=e;if(e===u)if(y&&typeof y=="object"&&!Array.isArray(y)){let n;if(y.kind===void 0&&(n="kind"))return Y.
errors=[{instancePath:t+"/source",keyword:"required",params:{missingProperty:n}}],!1;{const w=e;for(const k in y)
if(!(k==="kind"||k==="text")){return Y.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{
additionalProperty:k}}],!1;break}if(w===e){if(y.kind!==void 0){let k=y.kind;const g=e;if(!(k==="attested"||k===
"adapted"||k==="original"))return Y.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:Pe.
properties.source.properties.kind.enum}}],!1;var c=g===e}else var c=!0;if(c)if(y.text!==void 0){let k=y.text;const g=e;
if(e===g)if(typeof k=="string"){if(!ke.test(k))return Y.errors=[{instancePath:t+"/source/text",keyword:"patter\
n",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return Y.errors=
[{instancePath:t+"/source/text",keyword:"type",params:{type:"string"}}],!1;var c=g===e}else var c=!0}}}else return Y.
errors=[{instancePath:t+"/source",keyword:"type",params:{type:"object"}}],!1;var p=u===e}else var p=!0;if(p){if(r.
note!==void 0){let y=r.note;const u=e;if(e===u)if(typeof y=="string"){if(!ke.test(y))return Y.errors=[{instancePath:t+
"/note",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],
!1}else return Y.errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var p=u===e}else var p=!0;
if(p){if(r.impact!==void 0){const y=e;if(typeof r.impact!="boolean")return Y.errors=[{instancePath:t+"/impact",
keyword:"type",params:{type:"boolean"}}],!1;var p=y===e}else var p=!0;if(p)if(r.steps!==void 0){const y=e;le(r.
steps,{instancePath:t+"/steps",parentData:r,parentDataProperty:"steps",rootData:P})||(i=i===null?le.errors:i.concat(
le.errors),e=i.length);var p=y===e}else var p=!0}}}}}}}}}}}else return Y.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1;return Y.errors=i,e===0}const he={type:"object",required:["number","deck","title",
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
ean",const:!0},steps:{$ref:"#/definitions/block"}},additionalProperties:!1}]}]}}},additionalProperties:!1};function D(r,{
instancePath:t="",parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.number===void 0&&(w="number")||r.deck===void 0&&(w="deck")||r.title===
void 0&&(w="title")||r.source===void 0&&(w="source")||r.pattern===void 0&&(w="pattern")||r.triggers===void 0&&
(w="triggers"))return D.errors=[{instancePath:t,keyword:"required",params:{missingProperty:w}}],!1;{const k=e;
for(const g in r)if(!(g==="number"||g==="deck"||g==="title"||g==="source"||g==="note"||g==="pattern"||g==="tok\
en"||g==="triggers")){return D.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(k===e){if(r.number!==void 0){let g=r.number;const s=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)))
return D.errors=[{instancePath:t+"/number",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof g=="nu\
mber"){if(g>99999||isNaN(g))return D.errors=[{instancePath:t+"/number",keyword:"maximum",params:{comparison:"<\
=",limit:99999}}],!1;if(g<0||isNaN(g))return D.errors=[{instancePath:t+"/number",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=s===e}else var p=!0;if(p){if(r.deck!==void 0){let g=r.deck;const s=e;if(!(g==="brown"||
g==="blue"))return D.errors=[{instancePath:t+"/deck",keyword:"enum",params:{allowedValues:he.properties.deck.enum}}],
!1;var p=s===e}else var p=!0;if(p){if(r.title!==void 0){let g=r.title;const s=e;if(e===s)if(typeof g=="string"){
if(!ke.test(g))return D.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\u\
000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return D.errors=[{instancePath:t+"/title",keyword:"ty\
pe",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.source!==void 0){let g=r.source;const s=e;
if(e===s)if(g&&typeof g=="object"&&!Array.isArray(g)){let d;if(g.kind===void 0&&(d="kind"))return D.errors=[{instancePath:t+
"/source",keyword:"required",params:{missingProperty:d}}],!1;{const j=e;for(const b in g)if(!(b==="kind"||b===
"text")){return D.errors=[{instancePath:t+"/source",keyword:"additionalProperties",params:{additionalProperty:b}}],
!1;break}if(j===e){if(g.kind!==void 0){let b=g.kind;const L=e;if(!(b==="attested"||b==="adapted"||b==="origina\
l"))return D.errors=[{instancePath:t+"/source/kind",keyword:"enum",params:{allowedValues:he.properties.source.
properties.kind.enum}}],!1;var A=L===e}else var A=!0;if(A)if(g.text!==void 0){let b=g.text;const L=e;if(e===L)
if(typeof b=="string"){if(!ke.test(b))return D.errors=[{instancePath:t+"/source/text",keyword:"pattern",params:{
pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return D.errors=[{instancePath:t+
"/source/text",keyword:"type",params:{type:"string"}}],!1;var A=L===e}else var A=!0}}}else return D.errors=[{instancePath:t+
"/source",keyword:"type",params:{type:"object"}}],!1;var p=s===e}else var p=!0;if(p){if(r.note!==void 0){let g=r.
note;const s=e;if(e===s)if(typeof g=="string"){if(!ke.test(g))return D.errors=[{instancePath:t+"/note",keyword:"\
pattern",params:{pattern:"^[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return D.
errors=[{instancePath:t+"/note",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.
pattern!==void 0){let g=r.pattern;const s=e;if(e===s)if(Array.isArray(g)){if(g.length<1)return D.errors=[{instancePath:t+
"/pattern",keyword:"minItems",params:{limit:1}}],!1;{var _=!0;const d=g.length;for(let j=0;j<d;j++){let b=g[j];
const L=e;if(e===L)if(b&&typeof b=="object"&&!Array.isArray(b)){let G;if(b.q===void 0&&(G="q")||b.r===void 0&&
(G="r")||b.terrain===void 0&&(G="terrain")||b.tokens===void 0&&(G="tokens")||b.covered===void 0&&(G="covered"))
return D.errors=[{instancePath:t+"/pattern/"+j,keyword:"required",params:{missingProperty:G}}],!1;{const ne=e;
for(const O in b)if(!(O==="q"||O==="r"||O==="terrain"||O==="tokens"||O==="covered")){return D.errors=[{instancePath:t+
"/pattern/"+j,keyword:"additionalProperties",params:{additionalProperty:O}}],!1;break}if(ne===e){if(b.q!==void 0){
let O=b.q;const U=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)))return D.errors=[{instancePath:t+"/pattern/"+j+
"/q",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof O=="number"){if(O>99999||isNaN(O))return D.errors=
[{instancePath:t+"/pattern/"+j+"/q",keyword:"maximum",params:{comparison:"<=",limit:99999}}],!1;if(O<-99999||isNaN(
O))return D.errors=[{instancePath:t+"/pattern/"+j+"/q",keyword:"minimum",params:{comparison:">=",limit:-99999}}],
!1}var f=U===e}else var f=!0;if(f){if(b.r!==void 0){let O=b.r;const U=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(
O)))return D.errors=[{instancePath:t+"/pattern/"+j+"/r",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&
typeof O=="number"){if(O>99999||isNaN(O))return D.errors=[{instancePath:t+"/pattern/"+j+"/r",keyword:"maximum",
params:{comparison:"<=",limit:99999}}],!1;if(O<-99999||isNaN(O))return D.errors=[{instancePath:t+"/pattern/"+j+
"/r",keyword:"minimum",params:{comparison:">=",limit:-99999}}],!1}var f=U===e}else var f=!0;if(f){if(b.terrain!==
void 0){let O=b.terrain;const U=e;if(!(O==="desert"||O==="grassland"||O==="water"||O==="land"))return D.errors=
[{instancePath:t+"/pattern/"+j+"/terrain",keyword:"enum",params:{allowedValues:he.properties.pattern.items.properties.
terrain.enum}}],!1;var f=U===e}else var f=!0;if(f){if(b.tokens!==void 0){let O=b.tokens;const U=e;if(e===U)if(Array.
isArray(O)){var c=!0;const F=O.length;for(let K=0;K<F;K++){let h=O[K];const C=e;if(e===C)if(h&&typeof h=="obje\
ct"&&!Array.isArray(h)){let N;if(h.compare===void 0&&(N="compare")||h.thing===void 0&&(N="thing"))return D.errors=
[{instancePath:t+"/pattern/"+j+"/tokens/"+K,keyword:"required",params:{missingProperty:N}}],!1;{const _e=e;for(const B in h)
if(!(B==="compare"||B==="thing")){return D.errors=[{instancePath:t+"/pattern/"+j+"/tokens/"+K,keyword:"additio\
nalProperties",params:{additionalProperty:B}}],!1;break}if(_e===e){if(h.compare!==void 0){const B=e;S(h.compare,
{instancePath:t+"/pattern/"+j+"/tokens/"+K+"/compare",parentData:h,parentDataProperty:"compare",rootData:P})||
(i=i===null?S.errors:i.concat(S.errors),e=i.length);var m=B===e}else var m=!0;if(m)if(h.thing!==void 0){const B=e;
E(h.thing,{instancePath:t+"/pattern/"+j+"/tokens/"+K+"/thing",parentData:h,parentDataProperty:"thing",rootData:P})||
(i=i===null?E.errors:i.concat(E.errors),e=i.length);var m=B===e}else var m=!0}}}else return D.errors=[{instancePath:t+
"/pattern/"+j+"/tokens/"+K,keyword:"type",params:{type:"object"}}],!1;var c=C===e;if(!c)break}}else return D.errors=
[{instancePath:t+"/pattern/"+j+"/tokens",keyword:"type",params:{type:"array"}}],!1;var f=U===e}else var f=!0;if(f)
if(b.covered!==void 0){const O=e;if(typeof b.covered!="boolean")return D.errors=[{instancePath:t+"/pattern/"+j+
"/covered",keyword:"type",params:{type:"boolean"}}],!1;var f=O===e}else var f=!0}}}}}}else return D.errors=[{instancePath:t+
"/pattern/"+j,keyword:"type",params:{type:"object"}}],!1;var _=L===e;if(!_)break}}}else return D.errors=[{instancePath:t+
"/pattern",keyword:"type",params:{type:"array"}}],!1;var p=s===e}else var p=!0;if(p){if(r.token!==void 0){let g=r.
token;const s=e;if(e===s)if(typeof g=="string"){if(!ce.test(g))return D.errors=[{instancePath:t+"/token",keyword:"\
pattern",params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return D.errors=[{instancePath:t+
"/token",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.triggers!==void 0){let g=r.
triggers;const s=e;if(e===s)if(Array.isArray(g)){var v=!0;const d=g.length;for(let j=0;j<d;j++){let b=g[j];const L=e,
$=e;if(e===$)if(b&&typeof b=="object"&&!Array.isArray(b)){let ne;if(b.on===void 0&&(ne="on"))return D.errors=[
{instancePath:t+"/triggers/"+j,keyword:"required",params:{missingProperty:ne}}],!1;if(b.on!==void 0){let O=b.on;
if(!(O==="play"||O==="end"||O==="event"))return D.errors=[{instancePath:t+"/triggers/"+j+"/on",keyword:"enum",
params:{allowedValues:he.properties.triggers.items.allOf[0].properties.on.enum}}],!1}}else return D.errors=[{instancePath:t+
"/triggers/"+j,keyword:"type",params:{type:"object"}}],!1;var y=$===e;if(y){const ne=e;if(e===ne)if(b&&typeof b==
"object"&&!Array.isArray(b)){const U=b.on;if(typeof U=="string")if(U==="play"){if(e===e)if(b&&typeof b=="objec\
t"&&!Array.isArray(b)){let F;if(b.on===void 0&&(F="on")||b.steps===void 0&&(F="steps"))return D.errors=[{instancePath:t+
"/triggers/"+j,keyword:"required",params:{missingProperty:F}}],!1;{const K=e;for(const h in b)if(!(h==="on"||h===
"steps")){return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(K===e){if(b.on!==void 0){let h=b.on;const C=e;if(!(h==="play"||h==="end"))return D.errors=[{instancePath:t+
"/triggers/"+j+"/on",keyword:"enum",params:{allowedValues:he.properties.triggers.items.allOf[1].oneOf[0].properties.
on.enum}}],!1;var u=C===e}else var u=!0;if(u)if(b.steps!==void 0){const h=e;le(b.steps,{instancePath:t+"/trigg\
ers/"+j+"/steps",parentData:b,parentDataProperty:"steps",rootData:P})||(i=i===null?le.errors:i.concat(le.errors),
e=i.length);var u=h===e}else var u=!0}}}else return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"type",params:{
type:"object"}}],!1}else if(U==="end"){if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b)){let F;if(b.on===void 0&&
(F="on")||b.steps===void 0&&(F="steps"))return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"required",params:{
missingProperty:F}}],!1;{const K=e;for(const h in b)if(!(h==="on"||h==="steps")){return D.errors=[{instancePath:t+
"/triggers/"+j,keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(K===e){if(b.on!==void 0){
let h=b.on;const C=e;if(!(h==="play"||h==="end"))return D.errors=[{instancePath:t+"/triggers/"+j+"/on",keyword:"\
enum",params:{allowedValues:he.properties.triggers.items.allOf[1].oneOf[0].properties.on.enum}}],!1;var l=C===
e}else var l=!0;if(l)if(b.steps!==void 0){const h=e;le(b.steps,{instancePath:t+"/triggers/"+j+"/steps",parentData:b,
parentDataProperty:"steps",rootData:P})||(i=i===null?le.errors:i.concat(le.errors),e=i.length);var l=h===e}else
var l=!0}}}else return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"type",params:{type:"object"}}],!1}else if(U===
"event"){if(e===e)if(b&&typeof b=="object"&&!Array.isArray(b)){let F;if(b.on===void 0&&(F="on")||b.thing===void 0&&
(F="thing")||b.deed===void 0&&(F="deed")||b.steps===void 0&&(F="steps"))return D.errors=[{instancePath:t+"/tri\
ggers/"+j,keyword:"required",params:{missingProperty:F}}],!1;{const K=e;for(const h in b)if(!(h==="on"||h==="t\
hing"||h==="deed"||h==="from"||h==="into"||h==="where"||h==="byYou"||h==="steps")){return D.errors=[{instancePath:t+
"/triggers/"+j,keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(K===e){if(b.on!==void 0){
let h=b.on;const C=e;if(typeof h!="string")return D.errors=[{instancePath:t+"/triggers/"+j+"/on",keyword:"type",
params:{type:"string"}}],!1;if(h!=="event")return D.errors=[{instancePath:t+"/triggers/"+j+"/on",keyword:"cons\
t",params:{allowedValue:"event"}}],!1;var n=C===e}else var n=!0;if(n){if(b.thing!==void 0){const h=e;E(b.thing,
{instancePath:t+"/triggers/"+j+"/thing",parentData:b,parentDataProperty:"thing",rootData:P})||(i=i===null?E.errors:
i.concat(E.errors),e=i.length);var n=h===e}else var n=!0;if(n){if(b.deed!==void 0){let h=b.deed;const C=e;if(!(h===
"placed"||h==="moved"||h==="removed"))return D.errors=[{instancePath:t+"/triggers/"+j+"/deed",keyword:"enum",params:{
allowedValues:he.properties.triggers.items.allOf[1].oneOf[1].properties.deed.enum}}],!1;var n=C===e}else var n=!0;
if(n){if(b.from!==void 0){const h=e;T(b.from,{instancePath:t+"/triggers/"+j+"/from",parentData:b,parentDataProperty:"\
from",rootData:P})||(i=i===null?T.errors:i.concat(T.errors),e=i.length);var n=h===e}else var n=!0;if(n){if(b.into!==
void 0){const h=e;T(b.into,{instancePath:t+"/triggers/"+j+"/into",parentData:b,parentDataProperty:"into",rootData:P})||
(i=i===null?T.errors:i.concat(T.errors),e=i.length);var n=h===e}else var n=!0;if(n){if(b.where!==void 0){const h=e;
I(b.where,{instancePath:t+"/triggers/"+j+"/where",parentData:b,parentDataProperty:"where",rootData:P})||(i=i===
null?I.errors:i.concat(I.errors),e=i.length);var n=h===e}else var n=!0;if(n){if(b.byYou!==void 0){let h=b.byYou;
const C=e;if(typeof h!="boolean")return D.errors=[{instancePath:t+"/triggers/"+j+"/byYou",keyword:"type",params:{
type:"boolean"}}],!1;if(h!==!0)return D.errors=[{instancePath:t+"/triggers/"+j+"/byYou",keyword:"const",params:{
allowedValue:!0}}],!1;var n=C===e}else var n=!0;if(n)if(b.steps!==void 0){const h=e;le(b.steps,{instancePath:t+
"/triggers/"+j+"/steps",parentData:b,parentDataProperty:"steps",rootData:P})||(i=i===null?le.errors:i.concat(le.
errors),e=i.length);var n=h===e}else var n=!0}}}}}}}}}else return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"\
type",params:{type:"object"}}],!1}else return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"discriminator",
params:{error:"mapping",tag:"on",tagValue:U}}],!1;else return D.errors=[{instancePath:t+"/triggers/"+j,keyword:"\
discriminator",params:{error:"tag",tag:"on",tagValue:U}}],!1}else return D.errors=[{instancePath:t+"/triggers/"+
j,keyword:"type",params:{type:"object"}}],!1;var y=ne===e}var v=L===e;if(!v)break}}else return D.errors=[{instancePath:t+
"/triggers",keyword:"type",params:{type:"array"}}],!1;var p=s===e}else var p=!0}}}}}}}}}else return D.errors=[
{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return D.errors=i,e===0}function ie(r,{instancePath:t="",
parentData:X,parentDataProperty:Z,rootData:P=r}={}){let i=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.format===void 0&&(f="format")||r.id===void 0&&(f="id")||r.title===void 0&&(f="title")||r.vocabulary===
void 0&&(f="vocabulary")||r.cards===void 0&&(f="cards")||r.features===void 0&&(f="features"))return ie.errors=
[{instancePath:t,keyword:"required",params:{missingProperty:f}}],!1;{const c=e;for(const m in r)if(!$e.call(ze.
properties,m)){return ie.errors=[{instancePath:t,keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(c===e){if(r.$schema!==void 0){const m=e;if(typeof r.$schema!="string")return ie.errors=[{instancePath:t+
"/$schema",keyword:"type",params:{type:"string"}}],!1;var p=m===e}else var p=!0;if(p){if(r.format!==void 0){let m=r.
format;const v=e;if(typeof m!="number")return ie.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"\
number"}}],!1;if(m!==1)return ie.errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;
var p=v===e}else var p=!0;if(p){if(r.id!==void 0){let m=r.id;const v=e;if(e===v)if(typeof m=="string"){if(!Ve.
test(m))return ie.errors=[{instancePath:t+"/id",keyword:"pattern",params:{pattern:"^((?!constructor$)[a-z][a-z\
0-9]*(-[a-z0-9]+)*)?$"}}],!1}else return ie.errors=[{instancePath:t+"/id",keyword:"type",params:{type:"string"}}],
!1;var p=v===e}else var p=!0;if(p){if(r.title!==void 0){let m=r.title;const v=e;if(e===v)if(typeof m=="string"){
if(!ke.test(m))return ie.errors=[{instancePath:t+"/title",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u0008\\\
u000a-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"}}],!1}else return ie.errors=[{instancePath:t+"/title",keyword:"\
type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(r.extends!==void 0){let m=r.extends;const v=e;
if(e===v)if(typeof m=="string"){if(!ce.test(m))return ie.errors=[{instancePath:t+"/extends",keyword:"pattern",
params:{pattern:"^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"}}],!1}else return ie.errors=[{instancePath:t+"\
/extends",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(r.vocabulary!==void 0){
const m=e;ge(r.vocabulary,{instancePath:t+"/vocabulary",parentData:r,parentDataProperty:"vocabulary",rootData:P})||
(i=i===null?ge.errors:i.concat(ge.errors),e=i.length);var p=m===e}else var p=!0;if(p){if(r.cards!==void 0){let m=r.
cards;const v=e;if(e===v)if(Array.isArray(m)){var A=!0;const u=m.length;for(let l=0;l<u;l++){const n=e;Y(m[l],
{instancePath:t+"/cards/"+l,parentData:m,parentDataProperty:l,rootData:P})||(i=i===null?Y.errors:i.concat(Y.errors),
e=i.length);var A=n===e;if(!A)break}}else return ie.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"\
array"}}],!1;var p=v===e}else var p=!0;if(p){if(r.features!==void 0){let m=r.features;const v=e;if(e===v)if(Array.
isArray(m)){var _=!0;const u=m.length;for(let l=0;l<u;l++){const n=e;D(m[l],{instancePath:t+"/features/"+l,parentData:m,
parentDataProperty:l,rootData:P})||(i=i===null?D.errors:i.concat(D.errors),e=i.length);var _=n===e;if(!_)break}}else
return ie.errors=[{instancePath:t+"/features",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0;
if(p)if(r.hash!==void 0){let m=r.hash;const v=e;if(e===v)if(typeof m=="string"){if(!Oe.test(m))return ie.errors=
[{instancePath:t+"/hash",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}}],!1}else return ie.errors=[{instancePath:t+
"/hash",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0}}}}}}}}}}else return ie.errors=[{
instancePath:t,keyword:"type",params:{type:"object"}}],!1;return ie.errors=i,e===0}export default Fe as import('./validate-json.ts').Validator;
