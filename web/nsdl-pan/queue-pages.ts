/** The lists of an area by their names, as the search knows them. */
export const queuePages = (
  home: string,
  queues: Record<string, { title: string; slug: string }>,
): Record<string, string> =>
  Object.fromEntries(Object.values(queues).map(({ title, slug }) => [title, `${home}/${slug}`]))
