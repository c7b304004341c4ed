import type { ColumnKind } from '../../../contract/kernel/table.ts'

/** Places in the `cellXfs` list below. */
export const styles = { plain: 0, header: 1, money: 2, date: 3, datetime: 4, quoted: 5, headerRight: 6 } as const

export const styleOf: Readonly<Record<ColumnKind, number>> = {
  text: styles.plain,
  choice: styles.plain,
  flag: styles.plain,
  number: styles.plain,
  money: styles.money,
  date: styles.date,
  datetime: styles.datetime,
}

const left = '<alignment horizontal="left"/>'
const right = '<alignment horizontal="right"/>'

/** `quotePrefix` keeps a text such as '=1+1' a text also after somebody edits its cell. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="3">
<numFmt numFmtId="164" formatCode="#,##,##0.00"/>
<numFmt numFmtId="165" formatCode="dd\\-mmm\\-yyyy"/>
<numFmt numFmtId="166" formatCode="dd\\-mmm\\-yyyy\\ hh:mm\\ AM/PM"/>
</numFmts>
<fonts count="2">
<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>
<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>
</fonts>
<fills count="3">
<fill><patternFill patternType="none"/></fill>
<fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE7EDF5"/><bgColor indexed="64"/></patternFill></fill>
</fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${left}</xf>
<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${left}</xf>
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>
<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${right}</xf>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`
