import { Badge, Group } from '@mantine/core'
import { type PanCategory, type PanType, panCategories, panTypes } from '../../../contract/nsdl-pan/category.ts'

interface Props {
  type: PanType
  category: PanCategory
}

/** What is applied for and by what kind of applicant. */
export function KindBadges({ type, category }: Props) {
  return (
    <Group gap={4} wrap="nowrap">
      <Badge variant="light" color={type === 'N' ? 'blue' : 'grape'} tt="none" miw="max-content">
        {panTypes[type]}
      </Badge>
      <Badge variant="default" tt="none" title={panCategories[category].label}>
        {panCategories[category].label}
      </Badge>
    </Group>
  )
}
