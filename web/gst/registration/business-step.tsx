import { GroupBoxes, type GstForm } from './boxes.tsx'

/** Who asks for the GSTIN, where and why. */
export const BusinessStep = ({ form }: { form: GstForm }) => <GroupBoxes form={form} group="business" />
