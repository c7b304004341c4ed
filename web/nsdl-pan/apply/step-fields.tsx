import { Stack } from '@mantine/core'
import { Fragment } from 'react'
import { saidOf } from '../../../contract/form/form-field.ts'
import { fieldsOfGroup, groupsOfStep, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import { type GroupName, groupFacts, type StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { AddressFields } from './address-fields.tsx'
import { Field, SeveralField, Tick } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { isShown, isText, isTick } from './field-looks.ts'
import { usePanForm } from './pan-form.ts'
import { notesBefore, notesBelow } from './step-notes.tsx'
import { SurrenderFields } from './surrender-fields.tsx'

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
  if (shown.length === 0) return null
  if (group === 'home' || group === 'office' || group === 'ra') return <AddressFields prefix={group} fields={shown} />
  const boxes = shown.filter((field) => !isTick(field, draft)).map((field) => drawField(field, group))
  const ticks = shown
    .filter((field) => isTick(field, draft))
    .map((field) => <Tick key={field} name={field} group={group} />)
  if (columns === 1) return [...boxes, ...ticks]
  const Below = notesBelow[group]
  const below = (
    <>
      {ticks}
      {Below && <Below />}
    </>
  )
  if (title)
    return (
      <FieldGrid title={saidOf(title, question)} columns={columns} below={below}>
        {boxes}
      </FieldGrid>
    )
  return (
    <>
      <FieldGrid columns={columns}>{boxes}</FieldGrid>
      {below}
    </>
  )
  function drawField(field: PanField, where: GroupName) {
    if (field === 'surrender') return <SurrenderFields key={field} />
    if (isText(field, draft)) return <Field key={field} name={field} group={where} />
    return field === 'income' || field === 'changes' ? <SeveralField key={field} name={field} group={where} /> : null
  }
}
