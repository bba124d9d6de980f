create index activations_by_email on identity.activations (lower(email));
