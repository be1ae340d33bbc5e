"""Looking ahead: belief states of a seat, rollouts of its actions, and the confirmation of better ones."""
