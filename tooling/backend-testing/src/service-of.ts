/** Wraps matches and functions into the service of Cloud Firestore. */
export function serviceOf(body: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}
