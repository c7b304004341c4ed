export function ApiDocsPage() {
  return <main>API</main>
}
