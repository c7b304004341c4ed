const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** 'Chrome on Android', so that a person recognises the own device in a list. */
export function agentName(header: string | undefined): string {
  const text = header ?? ''
  const first = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1]
  const browser = first(browsers) ?? 'Unknown browser'
  const system = first(systems)
  return system ? `${browser} on ${system}` : browser
}
