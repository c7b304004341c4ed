const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/** The name that a kept file is saved under: its ending says what the file is, whatever its sender called it. */
export function nameByType(name: string, type: string): string {
  const fitting = endings[type]
  if (!fitting) return name
  const fits = (one: string) => fitting.some((ending) => one.toLowerCase().endsWith(ending))
  if (fits(name)) return name
  const bare = name.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'file'
  return fits(bare) ? bare : `${bare}${fitting[0]}`
}
