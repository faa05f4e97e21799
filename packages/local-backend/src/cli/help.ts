import { DEFAULT_DATA, DEFAULT_PORT } from './parse-arguments.ts';

/** Output of `--help`. */
export const HELP = `Usage: quits-backend [options]
       quits-backend rules check [options]   (see rules check --help)
       quits-backend serve [options]         (for people on the internet; see serve --help)
       quits-backend restore BACKUP --data DIR, verify BACKUP   (backups of serve; see their --help)
       quits-backend import EXPORT --data DIR, export DIR --data DIR   (Firebase and serve; see their --help)
       quits-backend doctor [options of serve]   (what is wrong with a server; see doctor --help)

A Firebase-compatible backend for development in one process: identity, Firestore, object store, hosting.

Options (each can also be set by an environment variable, such as QUITS_PORT=9000):
  -p, --port N            port of the app and of every service but Firestore (default ${DEFAULT_PORT}; 0: a free one)
      --firestore-port N  port of Firestore (default: the next one)
      --host H            address to listen on (default 127.0.0.1)
  -d, --data DIR          folder of the data, made if missing (default ${DEFAULT_DATA})
  -m, --memory            keep the data in memory only
      --durable           let acknowledged writes survive a power cut too, at the cost of waiting for the disk
      --hosting DIR       built web app to serve
      --hosting-policy FILE
                          what that needs beyond the strict content security policy
      --rules FILE        security rules of Firestore
      --storage-rules FILE
                          security rules of the object store
      --functions DIR     folder with Cloud Functions, run for requests, changes and schedules
      --record-requests FILE
                          append every request that the rules decide about, with the documents that
                          they read, for "quits-backend rules check --requests FILE"
      --indexes FILE      index definitions of Firestore
  -c, --config FILE       firebase.json: rules, indexes, functions, hosting, ports of the emulators; with the
                          projects and targets of the .firebaserc next to it
      --project ID        project that clients name (default demo-quits)
      --app-name NAME     what users call the app, for emails (default: the project)
      --action-url PATH   page of the app that e-mailed links lead to (default /__/auth/action)
      --import DIR        begin with an export, ours or Firebase's, where there is no data yet
      --accounts FILE     import the accounts of "firebase auth:export"
      --accounts-hash FILE
                          parameters of their password hashes, from the Firebase console
      --seed FILE         write these documents at each start, over those that are there
      --export DIR        write everything to a folder at the end
      --export-format firebase
                          in the format of Firebase's emulators
      --smtp URL          deliver e-mails by smtp(s)://user:password@host; needs --smtp-from ADDRESS
      --no-provider-page  leave out the page that stands in for Google and the like
      --no-dashboard      leave out the dashboard /__/
      --dashboard-password PASSWORD
                          open the dashboard to other machines
      --trust-proxy       believe X-Forwarded-Host, -Proto and -For of a proxy in front; as with a
                          --host or an --action-url that is not of this machine, the provider page
                          and the open dashboard have to be left out
      --emulator-tokens[=issue]
                          accept the token "owner" and unsigned ID tokens, for tests only; with
                          "issue" also issue them unsigned, as firebase-admin takes them from an emulator
      --quotas production hold the service's quotas over time, which are only counted otherwise:
                          100 sign-ups an hour from one address, 10 messages to one recipient
      --json              one JSON object per log line
  -h, --help              this text
  -v, --version           the version

Exit codes: 0 stopped by a signal, 1 could not start (the reason is one line on standard error),
2 failed while running.
`;
