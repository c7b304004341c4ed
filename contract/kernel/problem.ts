import * as z from 'zod/mini'

/** The one shape of every error reply. `data` is a sentence, a list of them, or one per field. */
export const problemBody = z.object({
  message: z.string(),
  data: z.optional(z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])),
})
export type ProblemBody = z.infer<typeof problemBody>

/** Messages per field, out of what zod found wrong; the path is joined with dots. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    messages[field] ??= issue.message
  }
  return messages
}
