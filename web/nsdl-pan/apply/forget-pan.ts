import type { QueryClient } from '@tanstack/react-query'
import { beginPan } from '../../../contract/nsdl-pan/apply.ts'

/** Lists and numbers of the own applications are asked for again; a form that is open is not. */
export function forgetPan(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/merchant/nsdlpan/') && !path.startsWith(beginPan.path),
  })
}
