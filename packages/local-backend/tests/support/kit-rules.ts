/** Rules of the test kit's tests: notes belong to the user who created them. */
export const NOTE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.auth != null;
      allow create: if request.auth.uid == request.resource.data.owner;
      allow update: if request.time < timestamp.date(2030, 1, 1);
    }
  }
}`;

/** Rules for files: each user's own folder. */
export const FILE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file} {
      allow read, write: if request.auth.uid == uid;
    }
  }
}`;
