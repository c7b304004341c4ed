// One chunk: the two pages lead to each other.
export { AddMoneyPage } from '../../gateway/add-money-page.tsx'
export { GatewayStatusPage } from '../../gateway/gateway-status-page.tsx'
