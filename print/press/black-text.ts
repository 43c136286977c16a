/** Prints black with black ink only: converts pure black, which browsers write in RGB, to DeviceGray. */
import type { PDFDocument } from '@cantoo/pdf-lib';

/** Pure black in RGB, as a fill or stroke colour; its first 0 must not be the end of a longer number. */
const BLACK = /(?<=^|[\sA-Za-z])0 0 0 (rg|RG)\b/g;
const AS_GREY: Readonly<Record<string, string>> = { rg: '0 g', RG: '0 G' };

/** Rewrites the content of all pages of a document. */
export async function blackInBlackOnly(pdf: PDFDocument): Promise<void> {
  const { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, PDFRef } = await import('@cantoo/pdf-lib');
  const { context } = pdf;
  for (const page of pdf.getPages()) {
    const contents = page.node.Contents();
    const refs = contents instanceof PDFArray ? contents.asArray() : [page.node.get(PDFName.of('Contents'))];
    for (const ref of refs) {
      const stream = ref instanceof PDFRef ? context.lookup(ref) : undefined;
      if (!(ref instanceof PDFRef && stream instanceof PDFRawStream)) continue;
      const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      const inBlack = drawn.replace(BLACK, (_, fill: string) => AS_GREY[fill]!);
      if (inBlack !== drawn) context.assign(ref, context.flateStream(Buffer.from(inBlack, 'latin1')));
    }
  }
}
