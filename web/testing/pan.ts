import { emptyDraft } from '../../contract/nsdl-pan/draft.ts'
import type { PanInfo } from '../../contract/nsdl-pan/info.ts'
import type { PanRow } from '../../contract/nsdl-pan/lists.ts'

export const aPanRow = (change: Partial<PanRow> = {}): PanRow => ({
  id: '7',
  refNo: '3000000007',
  ackNo: null,
  dated: '2026-11-15T06:00:00.000Z',
  applicantionType: 'N',
  cat: 'individual',
  cardName: 'RAVI SAMPLE',
  code: 'M000001',
  bussName: 'Rao Stores',
  mobileNo: '9876500001',
  emailId: 'ravi@people.test',
  state: 'verification',
  stateAt: '2026-11-15T06:00:00.000Z',
  pan: null,
  mode: 'physical',
  hardcopy: 'none',
  hardcopyDue: null,
  ...change,
})

const aFile = { label: '', isPdf: true, size: 88_000, at: '2026-11-15T06:00:00.000Z', newest: true }

export const aPanInfo = (change: Partial<PanInfo> = {}): PanInfo => ({
  ...aPanRow(),
  card: 'card',
  formName: 'Form 93',
  ackedAt: null,
  issuedAt: null,
  reasons: [],
  freeUntil: null,
  refundAskedAt: null,
  refundFirst: null,
  data: {
    ...emptyDraft(),
    nameLast: 'SAMPLE',
    nameFirst: 'RAVI',
    born: '1990-04-05',
    gender: 'M',
    aadhaarNo: 'XXXX XXXX 0124',
    birthProof: 'birth-certificate',
  },
  steps: [
    {
      at: '2026-11-15T06:00:00.000Z',
      move: 'crop',
      to: 'verification',
      who: 'Asha Rao (M000001)',
      remark: '',
      reasons: [],
    },
  ],
  files: [
    { ...aFile, id: '31', kind: 'scan', name: 'scan.pdf' },
    { ...aFile, id: '32', kind: 'photo', name: 'photo.jpg', isPdf: false, size: 40_000 },
  ],
  money: {
    product: 'New PAN, physical, card',
    price: 13_700,
    paidAt: '2026-11-15T05:00:00.000Z',
    commission: 1_176,
    refundedAt: null,
    refundReason: '',
  },
  ...change,
})
