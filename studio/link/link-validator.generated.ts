/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const S=t;var T=t;const U={type:"object",required:["t","f"],properties:{t:{type:"string"},f:{type:"array",items:{
type:"array",additionalItems:!1,items:[{type:"string"},{type:"string"}],minItems:2},minItems:1},k:{type:"array",
items:{type:"array",additionalItems:!1,items:[{type:"string"},{type:"array",items:{type:"array",additionalItems:!1,
items:[{type:"string"},{type:"string"}],minItems:2}}],minItems:2}},b:{type:"array",items:{type:"array",additionalItems:!1,
items:[{type:"string"},{type:"string"}],minItems:2}},c:{type:"integer"},p:{type:"string"},n:{type:"array",items:{
type:"array",additionalItems:!1,items:[{type:"string"},{type:"array",items:{type:"array",additionalItems:!1,items:[
{type:"string"},{type:"array",additionalItems:!1,items:[{type:"string"},{type:"string"},{type:"string"},{type:"\
string"}],minItems:4}],minItems:2}}],minItems:2}},g:{type:"array",items:{type:"string"},minItems:1}}};function t(l,{
instancePath:s="",parentData:M,parentDataProperty:O,rootData:Q=l}={}){let K=null,r=0;if(r===0)if(l&&typeof l==
"object"&&!Array.isArray(l)){let h;if(l.t===void 0&&(h="t")||l.f===void 0&&(h="f"))return t.errors=[{instancePath:s,
keyword:"required",params:{missingProperty:h}}],!1;if(l.t!==void 0){const a=r;if(typeof l.t!="string")return t.
errors=[{instancePath:s+"/t",keyword:"type",params:{type:"string"}}],!1;var y=a===r}else var y=!0;if(y){if(l.f!==
void 0){let a=l.f;const o=r;if(r===o)if(Array.isArray(a)){if(a.length<1)return t.errors=[{instancePath:s+"/f",
keyword:"minItems",params:{limit:1}}],!1;{var j=!0;const u=a.length;for(let e=0;e<u;e++){let i=a[e];const d=r;
if(r===d)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+"/f/"+e,keyword:"minItems",params:{
limit:2}}],!1;if(i.length<=2){const g=i.length;if(g>0){const f=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+
"/f/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var D=f===r}if(D&&g>1){const f=r;if(typeof i[1]!="stri\
ng")return t.errors=[{instancePath:s+"/f/"+e+"/1",keyword:"type",params:{type:"string"}}],!1;var D=f===r}}else
return t.errors=[{instancePath:s+"/f/"+e,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=
[{instancePath:s+"/f/"+e,keyword:"type",params:{type:"array"}}],!1;var j=d===r;if(!j)break}}}else return t.errors=
[{instancePath:s+"/f",keyword:"type",params:{type:"array"}}],!1;var y=o===r}else var y=!0;if(y){if(l.k!==void 0){
let a=l.k;const o=r;if(r===o)if(Array.isArray(a)){var q=!0;const u=a.length;for(let e=0;e<u;e++){let i=a[e];const d=r;
if(r===d)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+"/k/"+e,keyword:"minItems",params:{
limit:2}}],!1;if(i.length<=2){const g=i.length;if(g>0){const f=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+
"/k/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var N=f===r}if(N&&g>1){let f=i[1];const c=r;if(r===c)if(Array.
isArray(f)){var x=!0;const b=f.length;for(let n=0;n<b;n++){let m=f[n];const w=r;if(r===w)if(Array.isArray(m)){
if(m.length<2)return t.errors=[{instancePath:s+"/k/"+e+"/1/"+n,keyword:"minItems",params:{limit:2}}],!1;if(m.length<=
2){const I=m.length;if(I>0){const p=r;if(typeof m[0]!="string")return t.errors=[{instancePath:s+"/k/"+e+"/1/"+
n+"/0",keyword:"type",params:{type:"string"}}],!1;var E=p===r}if(E&&I>1){const p=r;if(typeof m[1]!="string")return t.
errors=[{instancePath:s+"/k/"+e+"/1/"+n+"/1",keyword:"type",params:{type:"string"}}],!1;var E=p===r}}else return t.
errors=[{instancePath:s+"/k/"+e+"/1/"+n,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[
{instancePath:s+"/k/"+e+"/1/"+n,keyword:"type",params:{type:"array"}}],!1;var x=w===r;if(!x)break}}else return t.
errors=[{instancePath:s+"/k/"+e+"/1",keyword:"type",params:{type:"array"}}],!1;var N=c===r}}else return t.errors=
[{instancePath:s+"/k/"+e,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+
"/k/"+e,keyword:"type",params:{type:"array"}}],!1;var q=d===r;if(!q)break}}else return t.errors=[{instancePath:s+
"/k",keyword:"type",params:{type:"array"}}],!1;var y=o===r}else var y=!0;if(y){if(l.b!==void 0){let a=l.b;const o=r;
if(r===o)if(Array.isArray(a)){var P=!0;const u=a.length;for(let e=0;e<u;e++){let i=a[e];const d=r;if(r===d)if(Array.
isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+"/b/"+e,keyword:"minItems",params:{limit:2}}],!1;if(i.
length<=2){const g=i.length;if(g>0){const f=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+"/b/"+
e+"/0",keyword:"type",params:{type:"string"}}],!1;var z=f===r}if(z&&g>1){const f=r;if(typeof i[1]!="string")return t.
errors=[{instancePath:s+"/b/"+e+"/1",keyword:"type",params:{type:"string"}}],!1;var z=f===r}}else return t.errors=
[{instancePath:s+"/b/"+e,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+
"/b/"+e,keyword:"type",params:{type:"array"}}],!1;var P=d===r;if(!P)break}}else return t.errors=[{instancePath:s+
"/b",keyword:"type",params:{type:"array"}}],!1;var y=o===r}else var y=!0;if(y){if(l.c!==void 0){let a=l.c;const o=r;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)))return t.errors=[{instancePath:s+"/c",keyword:"type",params:{type:"\
integer"}}],!1;var y=o===r}else var y=!0;if(y){if(l.p!==void 0){const a=r;if(typeof l.p!="string")return t.errors=
[{instancePath:s+"/p",keyword:"type",params:{type:"string"}}],!1;var y=a===r}else var y=!0;if(y){if(l.n!==void 0){
let a=l.n;const o=r;if(r===o)if(Array.isArray(a)){var B=!0;const u=a.length;for(let e=0;e<u;e++){let i=a[e];const d=r;
if(r===d)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+"/n/"+e,keyword:"minItems",params:{
limit:2}}],!1;if(i.length<=2){const g=i.length;if(g>0){const f=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+
"/n/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var C=f===r}if(C&&g>1){let f=i[1];const c=r;if(r===c)if(Array.
isArray(f)){var F=!0;const b=f.length;for(let n=0;n<b;n++){let m=f[n];const w=r;if(r===w)if(Array.isArray(m)){
if(m.length<2)return t.errors=[{instancePath:s+"/n/"+e+"/1/"+n,keyword:"minItems",params:{limit:2}}],!1;if(m.length<=
2){const I=m.length;if(I>0){const p=r;if(typeof m[0]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+
n+"/0",keyword:"type",params:{type:"string"}}],!1;var G=p===r}if(G&&I>1){let p=m[1];const J=r;if(r===J)if(Array.
isArray(p)){if(p.length<4)return t.errors=[{instancePath:s+"/n/"+e+"/1/"+n+"/1",keyword:"minItems",params:{limit:4}}],
!1;if(p.length<=4){const _=p.length;if(_>0){const v=r;if(typeof p[0]!="string")return t.errors=[{instancePath:s+
"/n/"+e+"/1/"+n+"/1/0",keyword:"type",params:{type:"string"}}],!1;var k=v===r}if(k){if(_>1){const v=r;if(typeof p[1]!=
"string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+n+"/1/1",keyword:"type",params:{type:"string"}}],!1;var k=v===
r}if(k){if(_>2){const v=r;if(typeof p[2]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+n+"/1/2",keyword:"\
type",params:{type:"string"}}],!1;var k=v===r}if(k&&_>3){const v=r;if(typeof p[3]!="string")return t.errors=[{
instancePath:s+"/n/"+e+"/1/"+n+"/1/3",keyword:"type",params:{type:"string"}}],!1;var k=v===r}}}}else return t.
errors=[{instancePath:s+"/n/"+e+"/1/"+n+"/1",keyword:"additionalItems",params:{limit:4}}],!1}else return t.errors=
[{instancePath:s+"/n/"+e+"/1/"+n+"/1",keyword:"type",params:{type:"array"}}],!1;var G=J===r}}else return t.errors=
[{instancePath:s+"/n/"+e+"/1/"+n,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+
"/n/"+e+"/1/"+n,keyword:"type",params:{type:"array"}}],!1;var F=w===r;if(!F)break}}else return t.errors=[{instancePath:s+
"/n/"+e+"/1",keyword:"type",params:{type:"array"}}],!1;var C=c===r}}else return t.errors=[{instancePath:s+"/n/"+
e,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+"/n/"+e,keyword:"type",
params:{type:"array"}}],!1;var B=d===r;if(!B)break}}else return t.errors=[{instancePath:s+"/n",keyword:"type",
params:{type:"array"}}],!1;var y=o===r}else var y=!0;if(y)if(l.g!==void 0){let a=l.g;const o=r;if(r===o)if(Array.
isArray(a)){if(a.length<1)return t.errors=[{instancePath:s+"/g",keyword:"minItems",params:{limit:1}}],!1;{var H=!0;
const u=a.length;for(let e=0;e<u;e++){const i=r;if(typeof a[e]!="string")return t.errors=[{instancePath:s+"/g/"+
e,keyword:"type",params:{type:"string"}}],!1;var H=i===r;if(!H)break}}}else return t.errors=[{instancePath:s+"\
/g",keyword:"type",params:{type:"array"}}],!1;var y=o===r}else var y=!0}}}}}}}else return t.errors=[{instancePath:s,
keyword:"type",params:{type:"object"}}],!1;return t.errors=K,r===0}export default T as import('../../program/json/index.ts').Validator;
