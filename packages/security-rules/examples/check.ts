// Checks rules without a server:
//   node --conditions=@quits/source packages/security-rules/examples/check.ts
import { checkRules, formatFindings } from '@quits/security-rules/tools';

const text = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(data) { return data.owner == request.auth.uid; }
    function isAdmin() { return request.auth.token.admin == true; }
    match /notes/{id} {
      allow read: if isOwner(resource.data);
      allow create: if isOwner(resource.data);
    }
  }
}`;
const { findings, requests } = checkRules({
  service: 'cloud.firestore',
  file: 'firestore.rules',
  text,
});
console.log(formatFindings(findings));
for (const { method, path, most } of requests) console.log(method, path, 'costs at most', most);
