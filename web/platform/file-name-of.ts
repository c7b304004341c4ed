/** The file name in a content-disposition header; the encoded form (RFC 5987) wins over the plain one. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined
  return encodedName(disposition) ?? plainName(disposition)
}

function encodedName(disposition: string): string | undefined {
  const match = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(disposition)
  if (!match?.[2]) return undefined
  try {
    return match[1]?.toLowerCase() === 'utf-8' ? safeName(decodeURIComponent(match[2])) : undefined
  } catch {
    return undefined
  }
}

function plainName(disposition: string): string | undefined {
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]
  if (quoted !== undefined) return safeName(quoted.replace(/\\(.)/g, '$1'))
  return safeName(/filename\s*=\s*([^;"\s]+)/i.exec(disposition)?.[1] ?? '')
}

/** A name is a name and never a path. */
function safeName(name: string): string | undefined {
  const last = name.split(/[/\\]/).pop()?.trim()
  return last || undefined
}
