import { readFileSync } from 'node:fs';
import { compileText, show } from './base-set.fixture.ts';
const src=readFileSync(new URL('./compile.fuzz.test.ts',import.meta.url),'utf8');
const SAMPLE=src.slice(src.indexOf('const SAMPLE = `')+16, src.indexOf('`;\nconst WORDS'));
const re=/"[^"]*"|[\w-]+|[^\s\w]/g; let m; let many=0,total=0;
while((m=re.exec(SAMPLE))){ total++;
  const text=SAMPLE.slice(0,m.index)+' '.repeat(m[0].length)+SAMPLE.slice(m.index+m[0].length);
  const ps=compileText(text).problems;
  if(ps.length>1){ many++; console.log('--- drop',JSON.stringify(m[0]),'line',SAMPLE.slice(0,m.index).split('\n').length, '::', SAMPLE.split('\n')[SAMPLE.slice(0,m.index).split('\n').length-1].trim()); for(const p of ps) console.log('    ',show(p)); }
}
console.log(many,'of',total);
const crlf=compileText(SAMPLE.replace(/\n/g,'\r\n')).problems; console.log('crlf',crlf.length);
