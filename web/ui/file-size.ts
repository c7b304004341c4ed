/** '840 kB', '1.2 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
