import type { PanField } from '../../../contract/nsdl-pan/fields.ts'
import type { GroupName } from '../../../contract/nsdl-pan/form-places.ts'
import { Field, SeveralField, Tick } from './field.tsx'
import { isText, isTick } from './field-looks.ts'
import { SurrenderFields } from './surrender-fields.tsx'
import { usePanForm } from './use-pan-form.ts'

/** A field of the application, whatever it holds. */
export function AskedField({ name, group }: { name: PanField; group: GroupName }) {
  const { draft } = usePanForm()
  if (name === 'surrender') return <SurrenderFields />
  if (isTick(name, draft)) return <Tick name={name} group={group} />
  return isText(name, draft) ? <Field name={name} group={group} /> : <SeveralField name={name} group={group} />
}
