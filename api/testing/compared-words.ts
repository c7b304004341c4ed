/** Every word in quotes that a text of SQL compares a column with. */
export function comparedWords(text: string, column: string): string[] {
  const quoted = `'[^']*'(?:::\\w+)?`
  const compared = new RegExp(
    `\\b${column}\\b\\)?(?:::\\w+)?\\s*(?:=|<>|!=|is distinct from|is not distinct from|(?:not )?in)\\s*(?:any|all)?\\s*\\(*(?:array\\[)?((?:${quoted}(?:,\\s*)?)+)`,
    'gi',
  )
  // SQL that is handed to a trigger as an argument has its quotes twice.
  return [...text.replaceAll("''", "'").matchAll(compared)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
  )
}
