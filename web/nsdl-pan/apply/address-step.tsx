import { Alert, Checkbox, Group, Stack } from '@mantine/core'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { aoAddress, asksOffice, asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
import { isSentAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { incomeSources } from '../../../contract/nsdl-pan/choices.ts'
import { AddressFields } from './address-fields.tsx'
import { Field } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

/** Where the income comes from, where somebody lives and works, and how to reach them. */
export function AddressStep() {
  const { question } = usePanForm()
  const person = isPerson(question.category)
  const abroad = isSentAbroad(question.category, question.draft)
  return (
    <Stack gap="md">
      {asksTax(question) && <IncomeFields />}
      {person && <AddressFields prefix="home" title="Residence" />}
      {asksOffice(question) && <AddressFields prefix="office" title="Office" likeHome={person} />}
      {abroad && (
        <Alert color="blue">A card that goes abroad has a price of its own. It is shown before you pay.</Alert>
      )}
      <FieldGrid title="Contact">
        {person && <Field name="writeTo" />}
        <Field name="mobileNo" hint={abroad ? 'With the country code, such as +971 50 123 4567.' : undefined} />
        <Field name="emailId" />
        <Field name="stdCode" />
        <Field name="phoneNo" />
      </FieldGrid>
    </Stack>
  )
}

function IncomeFields() {
  const { question, draft, set, wrong } = usePanForm()
  const office = isPerson(question.category) && aoAddress(question) === 'office'
  return (
    <FieldGrid columns={2}>
      <Checkbox.Group
        label="Sources of income"
        withAsterisk
        description={office ? 'With salary or business the office address is asked for, too.' : undefined}
        error={wrong('income')}
        value={draft.income}
        onChange={(income) => set({ income })}
      >
        <Group gap="md" mt="xs">
          {Object.entries(incomeSources).map(([value, label], at) => (
            <Checkbox key={value} value={value} label={label} name={at === 0 ? 'income' : undefined} />
          ))}
        </Group>
      </Checkbox.Group>
      {question.draft.income.includes('business') && <Field name="businessCode" />}
    </FieldGrid>
  )
}
