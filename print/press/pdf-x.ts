/** PDF/X-4, the PDF format for exchange with print shops (ISO 15930-7). */
import { createHash } from 'node:crypto';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { type OutputIntent, standardProfile } from './output-intent.ts';

/** The document information. */
interface About {
  title: string;
  producer: string;
  date: Date;
}

/**
 * Makes a document a PDF/X-4: sets its output intent, declares its colours as sRGB, and gives each page a trim box,
 * which is the whole page if it has none of its own.
 */
export async function makePdfX(pdf: PDFDocument, intent: OutputIntent, about: About): Promise<void> {
  const { PDFDict, PDFHeader, PDFHexString, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  const { context, catalog } = pdf;
  const profileOf = (bytes: Uint8Array, components: number) =>
    context.register(context.flateStream(bytes, { N: components }));
  context.header = PDFHeader.forVersion(1, 6);

  const name = PDFString.of(intent.identifier);
  const entry = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: name,
    OutputCondition: PDFHexString.fromText(intent.info),
    Info: PDFHexString.fromText(intent.info),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: profileOf(intent.profile, intent.components),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([entry]));

  const colours = context.register(
    context.obj(['ICCBased', profileOf(await standardProfile('srgb'), SRGB_COMPONENTS)]),
  );
  for (const page of pdf.getPages()) {
    const { Resources } = page.node.normalizedEntries();
    const spaces = Resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict) ?? context.obj({});
    spaces.set(PDFName.of('DefaultRGB'), colours);
    Resources.set(PDFName.of('ColorSpace'), spaces);
    if (page.node.TrimBox() === undefined) page.node.set(PDFName.of('TrimBox'), page.node.MediaBox());
    // Chromium gives each page an empty list of annotations.
    if (page.node.Annots()?.size() === 0) page.node.delete(PDFName.of('Annots'));
  }

  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of('Trapped'), PDFName.of('False'));
  const id = createHash('sha256').update(`${about.title} ${intent.info}`);
  for (const [, object] of context.enumerateIndirectObjects()) id.update(object.toString().slice(0, 2 ** 16));
  const hex = id.digest('hex').slice(0, 32);
  context.trailerInfo.ID = context.obj([PDFHexString.of(hex), PDFHexString.of(hex)]);
  const metadata = context.stream(metadataOf(about, hex), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}

const SRGB_COMPONENTS = 3;

/** The document information as XMP. */
function metadataOf({ title, producer, date }: About, id: string): Uint8Array {
  const when = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[^\P{Cc}\n]/gu, ' ');
  const fields = {
    'pdfxid:GTS_PDFXVersion': 'PDF/X-4',
    'pdf:Producer': producer,
    'pdf:Trapped': 'False',
    'xmp:CreatorTool': producer,
    'xmp:CreateDate': when,
    'xmp:ModifyDate': when,
    'xmp:MetadataDate': when,
    'xmpMM:DocumentID': `uuid:${id}`,
    'xmpMM:VersionID': '1',
    'xmpMM:RenditionClass': 'default',
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return Buffer.from(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
${elements.join('\n')}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
}
