/**
 * What may stand in a PDF that is kept, by kind of object: its entries, and of which kind their values are. Whatever is
 * not named here is not taken over, so that actions, scripts, links, forms and attachments have no place to stand.
 */
export interface PdfShape {
  /** Entries by name. */
  entries?: Readonly<Record<string, ShapeName>>
  /** Any name may stand here, each for something of this kind. */
  each?: ShapeName
}

export type ShapeName = keyof typeof pdfShapes

const all = <Name extends string>(kind: Name, names: string): Record<string, Name> =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]))

/** Numbers, names, texts and lists of them. */
const plain = (names: string) => all('plain', names)

export const pdfShapes = {
  plain: {},
  /** A layer of the page; all layers are shown. */
  layer: {},
  resources: {
    entries: {
      ...plain('ProcSet'),
      Font: 'fonts',
      XObject: 'drawings',
      ExtGState: 'states',
      ColorSpace: 'paints',
      Pattern: 'patterns',
      Shading: 'paints',
      Properties: 'layers',
    },
  },
  fonts: { each: 'font' },
  drawings: { each: 'drawing' },
  states: { each: 'state' },
  paints: { each: 'paint' },
  patterns: { each: 'pattern' },
  layers: { each: 'layer' },
  glyphs: { each: 'data' },
  /** The bytes of a page, a glyph, a font or a table of letters. */
  data: {
    entries: {
      ...plain('Type Subtype Length1 Length2 Length3 CMapName WMode Registry Ordering Supplement'),
      CIDSystemInfo: 'data',
      UseCMap: 'data',
    },
  },
  font: {
    entries: {
      ...plain('Type Subtype BaseFont Name FirstChar LastChar Widths FontBBox FontMatrix DW DW2 W W2'),
      ...all('data', 'ToUnicode CIDToGIDMap CIDSystemInfo'),
      Encoding: 'encoding',
      FontDescriptor: 'descriptor',
      DescendantFonts: 'font',
      CharProcs: 'glyphs',
      Resources: 'resources',
    },
  },
  encoding: {
    entries: { ...plain('Type BaseEncoding Differences CMapName WMode'), CIDSystemInfo: 'data', UseCMap: 'data' },
  },
  descriptor: {
    entries: {
      ...plain('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading'),
      ...plain('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet Lang'),
      ...all('data', 'FontFile FontFile2 FontFile3 CIDSet'),
    },
  },
  /** A picture, or a drawing that stands for itself. */
  drawing: {
    entries: {
      ...plain('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
      ...plain('FormType BBox Matrix'),
      ColorSpace: 'paint',
      Mask: 'drawing',
      SMask: 'drawing',
      Resources: 'resources',
      Group: 'group',
    },
  },
  group: { entries: { ...plain('Type S I K'), CS: 'paint' } },
  state: {
    entries: {
      ...plain('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
      ...all('paint', 'BG BG2 UCR UCR2 TR TR2 HT'),
      Font: 'font',
      SMask: 'softMask',
    },
  },
  softMask: { entries: { ...plain('Type S BC'), G: 'drawing', TR: 'paint' } },
  pattern: {
    entries: {
      ...plain('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
      Resources: 'resources',
      Shading: 'paint',
      ExtGState: 'state',
    },
  },
  /** Colours, the functions between them, and shadings: numbers all of it. */
  paint: {
    entries: {
      ...plain('N Range WhitePoint BlackPoint Gamma Matrix FunctionType Domain Bounds Encode Decode Size Order'),
      ...plain('BitsPerSample C0 C1 ShadingType Background BBox AntiAlias Coords Extend BitsPerCoordinate'),
      ...plain('BitsPerComponent BitsPerFlag VerticesPerRow HalftoneType HalftoneName Frequency Angle'),
      ...plain('Subtype Components'),
      ...all('paint', 'Alternate Functions Function ColorSpace SpotFunction TransferFunction Default Process'),
      Colorants: 'paints',
    },
  },
  parameters: {
    entries: {
      ...plain('Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock'),
      ...plain('BlackIs1 DamagedRowsBeforeError ColorTransform'),
      JBIG2Globals: 'data',
    },
  },
} as const satisfies Record<string, { entries?: Record<string, string>; each?: string }>
