import { Button, SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Link } from '@tanstack/react-router'
import { type PanType, panCategories, panCategoryNames } from '../../../contract/nsdl-pan/category.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import classes from './category-page.module.css'

const words = {
  N: { about: panApplyTexts.forWhomIsThePan, other: panApplyTexts.correctAPan },
  C: { about: panApplyTexts.whosePanIsCorrected, other: panApplyTexts.applyForANewPan },
} as const

/** The kind of applicant, as cards. */
function CategoryPage({ type }: { type: PanType }) {
  const { about, other } = words[type]
  return (
    <>
      <PageTitle about={about()}>
        <Button component={Link} to={merchantPaths.panApply(type === 'N' ? 'C' : 'N')} variant="default">
          {other()}
        </Button>
      </PageTitle>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {panCategoryNames.map((category) => (
          <UnstyledButton
            key={category}
            className={classes.card}
            renderRoot={(props) => <Link {...props} to={merchantPaths.panApplyAs(type, category)} />}
          >
            {category === 'individual' ? <IconUser size={22} aria-hidden /> : <IconBuilding size={22} aria-hidden />}
            <span>
              <Text fw={600}>{panCategories[category].label}</Text>
              <Text size="sm" c="dimmed">
                {category === 'individual' ? panApplyTexts.aPersonIncludingMinors() : panCategories[category].proof}
              </Text>
            </span>
          </UnstyledButton>
        ))}
      </SimpleGrid>
    </>
  )
}

export const NewPanPage = () => <CategoryPage type="N" />
export const CorrectPanPage = () => <CategoryPage type="C" />
