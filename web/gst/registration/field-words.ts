import { gstFieldAt } from '../../../contract/gst/registration-fields.ts'
import { say } from '../../../texts/say.ts'

/** What the lists are called themselves, and one row of each. */
const lists: Readonly<Record<string, string>> = { people: 'People', supplies: 'Goods and services' }
const rows: Readonly<Record<string, string>> = { people: 'Person', supplies: 'Item', additional: 'Additional place' }

/** What a field is called on the form. */
export function fieldLabel(path: string): string {
  const { field } = gstFieldAt(path)
  const label = field?.label
  return (typeof label === 'string' ? label : field && say(field.read)) ?? lists[path] ?? path
}

/** 'Person 2, PAN' for 'people.1.panNo'. */
export function pathLabel(path: string): string {
  const [first = '', row, name] = path.split('.')
  const one = rows[first]
  return name && one ? `${one} ${Number(row) + 1}, ${fieldLabel(path)}` : fieldLabel(path)
}
