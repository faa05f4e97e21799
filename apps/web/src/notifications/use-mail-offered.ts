import { useUser } from '@quits/auth/react';
import { getViaRest } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { MAIL, mailSettings } from '@quits/product/notifications/collections.ts';
import { useEffect, useState } from 'react';

/** Returns whether the server can send the user emails: it has a mail server, and the address is verified. */
export function useMailOffered(): boolean {
  const database = useDatabase();
  const isVerified = useUser()?.emailVerified === true;
  const [isOffered, setOffered] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const found = await getViaRest(database, mailSettings, { id: MAIL });
      if (isCurrent) setOffered(found.ok && found.value !== undefined);
    }
    if (isVerified) void look();
    return () => {
      isCurrent = false;
    };
  }, [database, isVerified]);

  return isOffered && isVerified;
}
