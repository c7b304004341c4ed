import { Stack } from '@mantine/core'
import { Fragment } from 'react'
import { resolve } from '../../../contract/form/form-field.ts'
import { fieldsOfGroup, groupsOfStep, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import { type GroupName, groupFacts, type StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { AddressFields } from './address-fields.tsx'
import { AskedField } from './asked-field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { isShown, isTick } from './field-looks.ts'
import { notesBefore, notesBelow } from './step-notes.tsx'
import { usePanForm } from './use-pan-form.ts'

/** The fields of one step, group by group, as the table of the fields has them. */
export function StepFields({ step }: { step: Exclude<StepName, 'review'> }) {
  return (
    <Stack gap="md">
      {groupsOfStep(step).map((group) => {
        const Note = notesBefore[group]
        return (
          <Fragment key={group}>
            {Note && <Note />}
            <GroupFields group={group} />
          </Fragment>
        )
      })}
    </Stack>
  )
}

function GroupFields({ group }: { group: GroupName }) {
  const { question, draft } = usePanForm()
  const { title, columns = 3 } = groupFacts(group)
  const shown = fieldsOfGroup(group).filter((field) => isShown(field, group, question))
  const draw = (field: PanField) => <AskedField key={field} name={field} group={group} />
  if (shown.length === 0) return null
  if (group === 'home' || group === 'office' || group === 'ra') return <AddressFields prefix={group} fields={shown} />
  if (columns === 1) return shown.map(draw)
  const Note = notesBelow[group]
  // Ticks stand below the boxes that they are about.
  const below = (
    <>
      {shown.filter((field) => isTick(field, draft)).map(draw)}
      {Note && <Note />}
    </>
  )
  return (
    <>
      <FieldGrid title={resolve(title, question)} columns={columns} below={title && below}>
        {shown.filter((field) => !isTick(field, draft)).map(draw)}
      </FieldGrid>
      {!title && below}
    </>
  )
}
