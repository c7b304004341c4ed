// `npm run workflows`: writes docs/workflows.md from the tables that server and screens read.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { workflows } from '../contract/workflows.ts'

export const target = new URL('../docs/workflows.md', import.meta.url)

const only = { author: 'only who began it', another: 'not who began it' }
/** Mermaid takes no hyphen in the name of a state. */
const nameOf = (state) => state.replaceAll('-', '_')

/** One arrow for each state that a move leads to. */
function arrowsOf(workflow, state) {
  return Object.entries(workflow[state]).flatMap(([move, step]) => {
    const targets = step.to === null ? ['[*]'] : [step.to].flat().map(nameOf)
    return targets.map((to) => `  ${nameOf(state)} --> ${to}: ${move}`)
  })
}

function rowsOf(workflow, state) {
  return Object.entries(workflow[state]).map(([move, { to, by, only: who }]) => {
    const leads = to === null ? 'nothing is left' : [to].flat().join(' or ')
    return `| ${state} | ${move} | ${leads} | ${[by].flat().join(' or ')}${who ? `, ${only[who]}` : ''} |`
  })
}

function drawOne({ title, workflow, kept }) {
  const states = Object.keys(workflow)
  const [first = ''] = states
  const ends = states.filter((state) => Object.keys(workflow[state]).length === 0)
  const labels = states.filter((state) => nameOf(state) !== state).map((state) => `  ${nameOf(state)}: ${state}`)
  const arrows = [
    `  [*] --> ${nameOf(first)}`,
    ...states.flatMap((state) => arrowsOf(workflow, state)),
    ...ends.map((state) => `  ${nameOf(state)} --> [*]`),
  ]
  return [
    `## ${title}`,
    ...(kept
      ? ['', `Kept in \`${kept.table}.${kept.column}\`${kept.events ? `, its moves in \`${kept.events}\`` : ''}.`]
      : []),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...labels,
    ...arrows,
    '```',
    '',
    '| from | move | leads to | by |',
    '| --- | --- | --- | --- |',
    ...states.flatMap((state) => rowsOf(workflow, state)),
  ].join('\n')
}

export const drawWorkflows = () =>
  [
    '# Workflows',
    'Written by `npm run workflows` from the tables in `contract/`; a test refuses this page when it is older than they are.',
    ...workflows.map(drawOne),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(target, drawWorkflows())
