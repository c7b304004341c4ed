import type { QueryClient } from '@tanstack/react-query'

/** Whatever is known of GST is asked for again. */
export const forgetGst = (queries: QueryClient): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/gst/') })
