import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicFront } from '../../../contract/front.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { publicTexts } from '../../../texts/en/public.ts'
import { FrontMatter } from '../../news/front-matter.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { HeroPicture } from './hero-picture.tsx'
import classes from './public-pages.module.css'
import { useSite } from './use-site.ts'

const promises = [
  {
    title: publicTexts.checkedBeforeItIs,
    text: publicTexts.namesDatesAndPapers,
  },
  {
    title: publicTexts.aPriceYouKnow,
    text: publicTexts.theFeeIsShown,
  },
  {
    title: publicTexts.alwaysInTheOpen,
    text: publicTexts.fromThePrintedForm,
  },
]

const steps = [
  publicTexts.bringYourPapersTo,
  publicTexts.weFillTheForm,
  publicTexts.ourHeadOfficeChecks,
  publicTexts.youGetTheNumber,
]

/** The front page: what we do, what is new, and the two ways in. */
export function HomePage() {
  const name = useBusinessName()
  const texts = useSite()?.texts
  return (
    <div className={classes.wrap}>
      <section className={classes.hero} aria-label={publicTexts.welcome()}>
        <div>
          <Text className={classes.eyebrow}>{name}</Text>
          <Title order={1} fz={{ base: 32, sm: 46 }} lh={1.15}>
            {texts?.homeHeadline ?? name}
          </Title>
          <Text size="lg" c="dimmed" mt="md" maw={540}>
            {texts?.homeIntro}
          </Text>
          <Group mt="xl">
            <Button component={Link} to={publicPaths.register} size="md">
              {publicTexts.openAServiceCentre()}
            </Button>
            <Button component={Link} to={publicPaths.services} size="md" variant="default">
              {publicTexts.seeTheServices()}
            </Button>
          </Group>
        </div>
        <HeroPicture />
      </section>
      <FrontMatter from={publicFront} />
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg" mt="xl">
        {promises.map(({ title, text }) => (
          <Paper key={title()} p="lg" radius="md" bg="var(--card-background)">
            <Title order={2} fz="lg">
              {title()}
            </Title>
            <Text c="dimmed" mt="xs">
              {text()}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <section className={classes.steps} aria-labelledby="how">
        <Title order={2} id="how" fz={26}>
          {publicTexts.howAPanCard()}
        </Title>
        <ol className={classes.stepList}>
          {steps.map((step) => (
            <li key={step()}>{step()}</li>
          ))}
        </ol>
        <Button component={Link} to={publicPaths.track} variant="default" mt="lg">
          {publicTexts.followAnApplication()}
        </Button>
      </section>
    </div>
  )
}
