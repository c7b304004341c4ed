import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type GstReturn, gstFigures, returnFacts } from '../../../contract/gst/returns.ts'
import { say } from '../../../texts/say.ts'
import { RupeesInput } from '../../ui/form/rupees-input.tsx'
import type { FilingValues } from './filing-values.ts'

interface Props {
  form: UseFormReturnType<FilingValues>
  returnType: GstReturn
}

/** The sums that a return asks for, in rupees. */
export function FigureFields({ form, returnType }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
      {returnFacts(returnType).figures.map((name) => (
        <RupeesInput
          key={name}
          name={name}
          label={say(gstFigures[name])}
          leftSection="₹"
          {...form.getInputProps(`figures.${name}`)}
        />
      ))}
    </SimpleGrid>
  )
}
